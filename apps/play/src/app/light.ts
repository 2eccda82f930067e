import { makeChoice } from './choice.js';

export type Light = 'day' | 'night';
export type LightSetting = 'auto' | 'night';
export type ContrastSetting = 'auto' | 'more';

/** Auto: night when the game's night falls, else day. */
export const lightChoice = makeChoice<LightSetting>('light', ['auto', 'night']);
/** Auto: as the system wishes. */
export const contrastChoice = makeChoice<ContrastSetting>('contrast', ['auto', 'more']);

let ofGame: Light = 'day';

export const lightFor = (setting: LightSetting, game: Light): Light => (setting === 'night' ? 'night' : game);

const show = (): void => {
  const root = document.documentElement;
  root.dataset['light'] = lightFor(lightChoice.read(), ofGame);
  const wished = matchMedia('(prefers-contrast: more)').matches;
  if (wished || contrastChoice.read() === 'more') root.dataset['contrast'] = 'more';
  else delete root.dataset['contrast'];
};

/** The game's light; the screen that sets night sets day again when it is left. */
export const setLight = (light: Light): void => {
  ofGame = light;
  show();
};

/** Keeps the page in the member's light. Before the first paint it is `public/first-light.js` that does it. */
export const followLight = (): void => {
  lightChoice.subscribe(show);
  contrastChoice.subscribe(show);
  matchMedia('(prefers-contrast: more)').addEventListener('change', show);
  show();
};
