/** Builds one page per grid; `npm run bench:grid` serves and measures them. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  css: { postcss: root },
  resolve: {
    alias: {
      '@': resolve(root, 'src'),
      react: resolve(root, 'node_modules/react'),
      'react-dom': resolve(root, 'node_modules/react-dom'),
    },
  },
  build: {
    outDir: resolve(root, '.cache/bench-grid'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      input: ['ours', 'ag-grid', 'mui', 'react-data-grid'].map((name) => resolve(import.meta.dirname, `${name}.html`)),
    },
  },
});
