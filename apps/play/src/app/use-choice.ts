import { useSyncExternalStore } from 'react';
import type { Choice } from './choice.js';

export const useChoice = <T extends string>(choice: Choice<T>): T =>
  useSyncExternalStore(choice.subscribe, choice.read);
