import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: '@', replacement: resolve(import.meta.dirname, 'src') },
      // The build for Node, as the library asks: its other build warns.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
      { find: /^pdfjs-dist\/build\//, replacement: 'pdfjs-dist/legacy/build/' },
    ],
  },
  test: {
    globalSetup: ['./tests/global-setup.ts'],
    setupFiles: ['./tests/console.ts'],
    restoreMocks: true,
    // What the page was is not what failed: a page of HTML would hide it.
    env: { DEBUG_PRINT_LIMIT: '1500' },
    // A busy machine is no failure: the limits only end what hangs.
    // By default one processor is left idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sandbox,scripts,tests,src}/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts'],
          // They share no state but what the modules hold, which is nothing: each module is read once, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
          include: ['{src,tests}/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['./tests/setup-dom.ts'],
        },
      },
    ],
  },
});
