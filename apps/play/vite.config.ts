import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  // The api serves dist; `npx vite` in this folder serves the sources and passes the rest on to a running api.
  server: { proxy: { '/api': api, '/admin-link': api, '/socket': { target: api, ws: true } } },
  build: {
    target: 'es2022',
    // The pages' policy takes fonts and all else as files alone.
    assetsInlineLimit: 0,
    // What tells zod to write no code stands with it: before every chunk that makes schemas while it loads.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules[\\/]zod|no-eval/ }] } },
    },
  },
});
