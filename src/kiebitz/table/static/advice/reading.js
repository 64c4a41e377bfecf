// Cards as people type them: "CJ HT", "♣J", "♣B", "Kreuz-Bube", "kreuzbube", "KrB", "Eichel Ass". The server reads more; what is
// not understood here is sent to it as it was typed.

import { say } from "../words.js";

const PACKS = ["french", "german", "swiss"];
const SIGNS = { "♣": "C", "♠": "S", "♥": "H", "♦": "D", "♧": "C", "♤": "S", "♡": "H", "♢": "D" };
const MOST_WORDS = 3;
/** Names in both languages, whatever the page speaks, and how they are cut short. */
const SUITS = { C: "kreuz eichel eicheln treff club clubs acorns kr ei", S: "pik schippe schippen gruen laub blatt schilten spade spades leaves shields pi gr", H: "herz rot rosen heart hearts roses he", D: "karo eckstein schelle schellen diamond diamonds bells ka sche" };
const RANKS = { A: "ass as daus ace", K: "koenig king", Q: "dame ober queen d o", J: "bube unter under wenzel jack b u", T: "zehn ten banner 10", 9: "neun nine", 8: "acht eight", 7: "sieben seven", 6: "sechs six" };

const plain = (text) => text.toLocaleLowerCase("de").replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/ß/g, "ss");

/** Names of suits and ranks on all packs, in the language of the page. */
function names() {
  const suits = new Map(Object.entries(SIGNS)), ranks = new Map([["10", "T"]]);
  for (const [letter, called] of Object.entries(SUITS)) for (const name of called.split(" ")) suits.set(name, letter);
  for (const [letter, called] of Object.entries(RANKS)) for (const name of called.split(" ")) ranks.set(name, letter);
  for (const pack of PACKS) {
    for (const letter of "CSHD") suits.set(plain(say(`suit_${pack}_${letter}`)), letter);
    for (const letter of "6789TJQKA") { ranks.set(plain(say(`rank_${pack}_${letter}`)), letter); ranks.set(letter.toLowerCase(), letter); }
  }
  return { suits, ranks };
}

/** "kreuzbube", "krb": a suit and a rank without anything between them. */
function inOneWord(word, suits, ranks) {
  for (const [name, letter] of suits) {
    if (name.length > 1 && word.startsWith(name) && ranks.has(word.slice(name.length))) return letter + ranks.get(word.slice(name.length));
  }
  return null;
}

function cardOf(text, { suits, ranks }) {
  const short = text.toUpperCase().replace("10", "T").match(/^([CSHD])-?([6-9TJQKA])$|^([6-9TJQKA])-?([CSHD])$/);
  if (short) return (short[1] ?? short[4]) + (short[2] ?? short[3]);
  const parts = plain(text).replace(/([♣♠♥♦♧♤♡♢])/g, " $1 ").split(/[\s-]+|\bof\b/).filter(Boolean);
  if (parts.length === 1) return inOneWord(parts[0], suits, ranks);
  if (parts.length !== 2) return null;
  for (const [suit, rank] of [parts, [parts[1], parts[0]]]) {
    if (suits.has(suit) && ranks.has(rank)) return suits.get(suit) + ranks.get(rank);
  }
  return null;
}

/** The cards in a text, and the words that name none. */
export function readCards(text) {
  const known = names(), cards = [], strange = [];
  for (const part of text.split(/[,;/|\n]+/)) {
    const words = part.trim().split(/\s+/).filter(Boolean);
    while (words.length) {
      const long = [MOST_WORDS, 2, 1].find((count) => count <= words.length && cardOf(words.slice(0, count).join(" "), known));
      if (long) cards.push(cardOf(words.splice(0, long).join(" "), known)); else strange.push(words.shift());
    }
  }
  return { cards, strange };
}
