// First of all: schemas are made while modules load.
import './no-eval.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import '@killer-club/ui/styles/font.css';
import '@killer-club/ui/styles/tokens.css';
import '@killer-club/ui/styles/base.css';
import '@killer-club/ui/styles/role-mark.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
