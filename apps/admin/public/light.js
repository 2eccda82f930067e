// Sets the light before the first paint, and again when the setting or the system's wish changes.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const wished = /(?:^|; )light=(day|night)/.exec(document.cookie)?.[1];
    document.documentElement.dataset.light = wished ?? (dark.matches ? 'night' : 'day');
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('lightchange', apply);
})();
