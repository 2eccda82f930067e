/** Parts of a page that take the focus of what goes away inside them. */
const HOMES = 'main, [data-focus-home]';

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

const homesOf = (element: Element): HTMLElement[] => {
  const homes: HTMLElement[] = [];
  for (let home = element.closest<HTMLElement>(HOMES); home !== null;) {
    homes.push(home);
    home = home.parentElement?.closest<HTMLElement>(HOMES) ?? null;
  }
  return homes;
};

/**
 * Nobody at the keyboard is thrown back to the top: when what has the focus is taken away or switched off, the innermost
 * part of the page around it has the focus, or the main part of the page that comes instead.
 */
export const keepFocus = (page: Document): void => {
  let last: Element | null = null;
  let homes: readonly HTMLElement[] = [];
  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    homes = homesOf(target);
  });
  const look = (): void => {
    if (last === null || isUsable(last)) return;
    if (page.activeElement !== page.body && page.activeElement !== last) return;
    const home = homes.find(isUsable) ?? page.querySelector<HTMLElement>('main');
    home?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
};
