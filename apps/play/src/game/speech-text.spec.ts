import { expect, it } from '@jest/globals';
import { MAX_SPEECH } from '@killer-club/protocol';
import { fitSpeech, speechLength } from './speech-text.js';

it('counts a speech by code points and cuts what is over', () => {
  const full = '😀'.repeat(MAX_SPEECH);
  expect(fitSpeech(full)).toEqual({ text: full, cut: false });
  expect(fitSpeech(`${full}多`)).toEqual({ text: full, cut: true });
  expect(speechLength('😀杀')).toBe(2);
});

it('keeps a pasted ten megabytes out', () => {
  const { text, cut } = fitSpeech('夜'.repeat(5_000_000));
  expect([speechLength(text), cut]).toEqual([MAX_SPEECH, true]);
});
