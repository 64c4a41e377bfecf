// Who speaks next in the auction of Skat. Only for what is asked on the screen: the server checks everything.

export const BIDS = [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100,
  108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264];

/** After what was said: whose turn it is (null: it is over) and whether a bid is answered; seat 0 is forehand. */
export function auctionAfter(said) {
  let bidder = 1, hearer = 0, answering = false, bid = 0, passed = 0;
  for (const what of said) {
    if (what === "hold") { answering = false; continue; }
    if (what.startsWith("bid ")) {
      bid = Number(what.slice(4));
      if (hearer === null) return { turn: null, bid };   // forehand bid after two had passed
      answering = true;
      continue;
    }
    passed++;
    const left = answering ? bidder : hearer;
    if (left === null || passed === 3) return { turn: null, bid };
    answering = false;
    if (passed === 1) { bidder = 2; hearer = left; } else if (bid) return { turn: null, bid }; else { bidder = left; hearer = null; }
  }
  return { turn: answering ? hearer : bidder, answering, bid };
}
