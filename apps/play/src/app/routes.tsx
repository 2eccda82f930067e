import { createBrowserRouter } from 'react-router';
import { ReplayPage } from '../after/replay-page.js';
import { GamePage } from '../game/game-page.js';
import { LobbyPage } from '../lobby/lobby-page.js';

export const router = createBrowserRouter([
  { path: '/', element: <LobbyPage /> },
  { path: '/games/:id', element: <GamePage /> },
  { path: '/games/:id/replay', element: <ReplayPage /> },
]);
