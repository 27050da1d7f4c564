import type { Cue } from "./cue.ts";

/** One tone of a sound: Hz, and seconds from its beginning and of its length. */
interface Tone {
  readonly pitch: number;
  /** The pitch it glides to. */
  readonly to: number;
  readonly after: number;
  readonly length: number;
}

/** Loud enough to be heard, low enough for a room with others in it. */
const VOLUME = 0.12;
const ATTACK_S = 0.004;
/** As quiet as nothing: a volume that falls exponentially never gets there. */
const SILENCE = 0.0001;

const SOUNDS: Readonly<Record<Cue, readonly Tone[]>> = {
  lifted: [{ pitch: 520, to: 620, after: 0, length: 0.05 }],
  placed: [{ pitch: 320, to: 180, after: 0, length: 0.09 }],
  refused: [
    { pitch: 150, to: 120, after: 0, length: 0.12 },
    { pitch: 150, to: 110, after: 0.13, length: 0.16 },
  ],
  won: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, to: pitch, after: 0.12 * i, length: 0.35 })),
};

/** Plays short sounds, made on the spot: there is nothing to load. */
export function createSound(open: () => AudioContext): (cue: Cue) => void {
  let context: AudioContext | undefined;

  return (cue) => {
    // With the first cue, not before: browsers want a key or a tap first.
    context ??= open();
    // Phones put it to sleep with the page.
    if (context.state === "suspended") void context.resume();
    const { currentTime, destination } = context;
    for (const { pitch, to, after, length } of SOUNDS[cue]) {
      const [start, end] = [currentTime + after, currentTime + after + length];
      const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
      const volume = new GainNode(context, { gain: SILENCE });
      tone.frequency.exponentialRampToValueAtTime(to, end);
      volume.gain.setValueAtTime(SILENCE, start);
      volume.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK_S);
      volume.gain.exponentialRampToValueAtTime(SILENCE, end);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(end);
    }
  };
}
