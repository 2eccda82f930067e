import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  // The api serves dist; `npx vite` in this folder serves the sources and passes the rest on to a running api.
  server: { proxy: { '/api': api, '/admin-link': api, '/socket': { target: api, ws: true } } },
  build: { target: 'es2022' },
});
