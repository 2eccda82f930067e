import { lazy } from 'react';
import { createBrowserRouter } from 'react-router';
import { DoorPage } from '../account/door-page.js';
import { BrokenPage } from './broken-page.js';
import { Frame } from './frame.js';
import { HomePage } from './home-page.js';
import { MembersOnly } from './members-only.js';
import { NotFoundPage } from './not-found-page.js';
import { Shell } from './shell.js';

// Each page but the door is fetched when it is first wanted.
const AccountPage = lazy(async () => ({ default: (await import('../account/account-page.js')).AccountPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.js')).TablePage }));
const GamePage = lazy(async () => ({ default: (await import('../game/game-page.js')).GamePage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/rules-page.js')).RulesPage }));
const RulesetPage = lazy(async () => ({ default: (await import('../rules/ruleset-page.js')).RulesetPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../after/replay-page.js')).ReplayPage }));

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <BrokenPage />,
    children: [
      {
        element: <Shell />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/sign-in', element: <DoorPage key="in" first="in" /> },
          { path: '/sign-up', element: <DoorPage key="up" first="up" /> },
          { path: '/rules', element: <RulesPage /> },
          { path: '/rules/:preset', element: <RulesetPage /> },
          {
            element: <MembersOnly />,
            children: [
              { path: '/account', element: <AccountPage /> },
              { path: '/tables/:id', element: <TablePage /> },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        element: <MembersOnly />,
        children: [
          { path: '/games/:id', element: <GamePage /> },
          { path: '/games/:id/replay', element: <ReplayPage /> },
        ],
      },
    ],
  },
]);
