// The sounds of the table: wood, paper, coins, strings and a drum, each made when it is heard. Off until somebody wants them.

import { element, life } from "./root.js";
import { keepSettings, settings } from "./store.js";

/** @import { Sound } from "../types/table.js" */

// How loud all of it is, 0 to 1: soft.
const LOUDNESS = 0.12;

// Seconds between two sounds of one step, and the most that are heard of it.
const APART = 0.09;
const MOST = 4;

// The notes of the strings: a Japanese scale without half-tones, in hertz.
const SCALE = [293.66, 329.63, 392, 440, 493.88, 587.33];

/** @type {AudioContext | undefined} */
let context; // Made when the first sound is heard, and never if none is.
/** @type {AudioBuffer | undefined} */
let noise; // A second of hiss, made once.
let turn = 0; // So that strings do not always sound alike.

/** Lets the menu's box switch the sounds on, with a string as a sample, and off. */
export function prepareSound() {
  const box = element("sound");
  box.checked = isOn();
  box.addEventListener("change", () => {
    keepSettings({ sound: box.checked });
    if (box.checked) play(["string"]);
    else context?.suspend().catch(silent);
  });
}

/** Whether the table is to be heard. */
export function isOn() {
  return settings({ sound: false }).sound === true;
}

/** Lets the sounds of a step be heard, in order. @param {Sound[]} sounds */
export function hear(sounds) {
  // One of a kind is enough: a coin for a hundred coins.
  play([...new Set(sounds)].slice(0, MOST));
}

// The machine lets only so many sound at a time.
life.addEventListener("abort", () => context?.close().catch(silent));

// What sounds are made with.
const machine = () => (context ??= new AudioContext());

// A machine without sound, or one that loses it, plays on in silence.
const silent = () => {};

/** @param {Sound[]} sounds */
function play(sounds) {
  if (sounds.length === 0 || life.aborted) return;
  try {
    if (context?.state === "closed") context = undefined;
    const { currentTime } = machine();
    machine().resume().catch(silent);
    sounds.forEach((sound, at) => SOUNDS[sound](currentTime + 0.01 + at * APART));
  } catch {
    silent();
  }
}

/** @type {Record<Sound, (at: number) => void>} */
const SOUNDS = {
  wood: (at) => {
    hiss(at, 0.05, { type: "bandpass", frequency: 900, Q: 3 }, 1.6);
    tone(at, 0.09, 190, "sine", 0.9);
  },
  build: (at) => {
    SOUNDS.wood(at);
    SOUNDS.wood(at + 0.11);
  },
  coin: (at) => {
    tone(at, 0.16, 2350, "sine", 0.25);
    tone(at + 0.03, 0.2, 3140, "sine", 0.18);
  },
  sack: (at) => hiss(at, 0.1, { type: "lowpass", frequency: 700, Q: 0.8 }, 0.9),
  paper: (at) => hiss(at, 0.14, { type: "highpass", frequency: 3200, Q: 0.7 }, 0.35),
  string: (at) => pluck(at, SCALE[turn++ % SCALE.length]),
  chord: (at) => [0, 2, 4].forEach((step, i) => pluck(at + i * 0.07, SCALE[step])),
  drum: (at) => {
    tone(at, 0.5, 82, "sine", 1.5, 58);
    hiss(at, 0.08, { type: "lowpass", frequency: 260, Q: 0.7 }, 1.2);
  },
};

// A string: a bright tone that dies fast over a darker one that stays a little.
/** @param {number} at @param {number} frequency */
function pluck(at, frequency) {
  tone(at, 0.7, frequency, "triangle", 0.55);
  tone(at, 0.18, frequency * 2, "sawtooth", 0.06);
}

// A tone that begins at once and dies away in some seconds, sliding to another pitch if one is given.
/** @param {number} at @param {number} seconds @param {number} frequency @param {OscillatorType} type @param {number} loud @param {number} [end] */
function tone(at, seconds, frequency, type, loud, end = frequency) {
  const source = new OscillatorNode(machine(), { type, frequency });
  source.frequency.exponentialRampToValueAtTime(end, at + seconds);
  fade(source, at, seconds, loud);
}

/** @param {number} at @param {number} seconds @param {BiquadFilterOptions} filter @param {number} loud */
function hiss(at, seconds, filter, loud) {
  noise ??= rustle();
  const source = new AudioBufferSourceNode(machine(), { buffer: noise });
  const through = new BiquadFilterNode(machine(), filter);
  source.connect(through);
  fade(source, at, seconds, loud, through);
}

/** @param {AudioScheduledSourceNode} source @param {number} at @param {number} seconds @param {number} loud @param {AudioNode} [last] */
function fade(source, at, seconds, loud, last = source) {
  const gain = new GainNode(machine(), { gain: 0 });
  gain.gain.setValueAtTime(LOUDNESS * loud, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * 0.001, at + seconds);
  last.connect(gain).connect(machine().destination);
  source.start(at);
  source.stop(at + seconds);
}

function rustle() {
  const { sampleRate } = machine();
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
