import type { ClubLink } from './club-link.js';

export interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** What the browser tells of the network and of who looks at the page, as it concerns the link. */
export const followPage = ({ window, document }: Page, link: Pick<ClubLink, 'wake' | 'lose'>): void => {
  const wake = (): void => {
    link.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('offline', () => {
    link.lose();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.wake();
  });
};
