import { MAX_SPEECH } from '@killer-club/protocol';

/** The text cut to what a speech may hold, in code points; the input may be megabytes. */
export const fitSpeech = (text: string): { readonly text: string; readonly cut: boolean } => {
  const points = Array.from(text.slice(0, MAX_SPEECH * 2 + 2));
  return { text: points.slice(0, MAX_SPEECH).join(''), cut: points.length > MAX_SPEECH };
};

export const speechLength = (text: string): number => Array.from(text).length;
