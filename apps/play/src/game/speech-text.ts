import { MAX_SPEECH } from '@killer-club/protocol';

/** UTF-16 units the box takes in at all: megabytes would freeze the page; one code point more than a speech, so that the cut is told. */
export const SPEECH_UNITS = MAX_SPEECH * 2 + 2;

/** The text cut to what a speech may hold, in code points; the input may be megabytes. */
export const fitSpeech = (text: string): { readonly text: string; readonly cut: boolean } => {
  const points = Array.from(text.slice(0, SPEECH_UNITS));
  return { text: points.slice(0, MAX_SPEECH).join(''), cut: points.length > MAX_SPEECH };
};

export const speechLength = (text: string): number => Array.from(text).length;
