// Loaded before anything is painted: a member who chose the night never sees a flash of day. src/app/light.ts goes on from here.
(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // Storage is forbidden here: the page opens as it does for a newcomer.
    }
  };
  const root = document.documentElement;
  root.dataset.light = read('light') === 'night' ? 'night' : 'day';
  const wished = matchMedia('(prefers-contrast: more)').matches;
  if (wished || read('contrast') === 'more') root.dataset.contrast = 'more';
  root.lang = read('language') === 'en' ? 'en' : 'zh-CN';
})();
