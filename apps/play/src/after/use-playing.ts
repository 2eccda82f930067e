import { useEffect, useState } from 'react';
import type { ReplayCourse } from './replay-course.js';

export const SPEEDS = [1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds a step is shown at single speed; words take longer to read. */
const STEP_MS = 1200;
const SPEECH_MS = 3600;

export interface Playing {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Steps on by itself while it plays, and stops at the end. */
export const usePlaying = (course: ReplayCourse, step: number, goTo: (step: number) => void): Playing => {
  const [wanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = wanted && step < course.length;
  useEffect(() => {
    if (!playing) return;
    const shown = course.itemAt(step).message.type === 'speechSaid' ? SPEECH_MS : STEP_MS;
    const timer = setTimeout(() => {
      goTo(step + 1);
    }, shown / speed);
    return () => {
      clearTimeout(timer);
    };
  }, [playing, speed, course, step, goTo]);
  return { playing, speed, setPlaying, setSpeed };
};
