// One quiet sound, made here and not loaded: a card on felt. Off until asked for.

import { settings } from "../settings.js";

let audio = null;

export function click() {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const length = Math.round(audio.sampleRate * 0.045);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * Math.exp(-i / (length / 6));
  const source = audio.createBufferSource(), low = audio.createBiquadFilter(), volume = audio.createGain();
  source.buffer = buffer;
  low.type = "lowpass";
  low.frequency.value = 1400;
  volume.gain.value = 0.35;
  source.connect(low).connect(volume).connect(audio.destination);
  source.start();
}
