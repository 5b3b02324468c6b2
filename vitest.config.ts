import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: '@', replacement: resolve(import.meta.dirname, 'src') },
      // The library's build for Node; its other build warns.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
      { find: /^pdfjs-dist\/build\//, replacement: 'pdfjs-dist/legacy/build/' },
    ],
  },
  test: {
    globalSetup: ['./tests/global-setup.ts'],
    setupFiles: ['./tests/console.ts'],
    restoreMocks: true,
    // Limits the printed HTML, which would hide the failure.
    env: { DEBUG_PRINT_LIMIT: '1500' },
    // A busy machine isn't a failure: the limits only stop hanging tests. By default, Vitest leaves one processor idle.
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
          // Test files share only module state, and modules have none, so each is loaded once rather than per file.
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
