import { useSyncExternalStore } from 'react';
import { club } from './page-club.js';
import type { Link } from './game-state.js';

const subscribe = (listener: () => void): (() => void) => {
  const { link } = club();
  const letGo = [link.listen({ onLink: listener }), link.hold()];
  return () => {
    for (const go of letGo) go();
  };
};

const read = (): Link => club().link.link;

/** Keeps the page connected, so that its member counts as present, and tells how the link stands. */
export const useClubLink = (): Link => useSyncExternalStore(subscribe, read);

/** Connects anew: who is signed in has changed, or this page takes over from another. */
export const renewLink = (): void => {
  club().link.renew();
};
