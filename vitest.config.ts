import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
  test: {
    globalSetup: ['./tests/global-setup.ts'],
    restoreMocks: true,
    // A busy machine is no failure: the limits only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sandbox,scripts,tests}/**/*.test.ts', 'src/**/model/**/*.test.ts', 'src/lib/format/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          exclude: ['src/**/model/**', 'src/lib/format/*.test.ts'],
          setupFiles: ['./tests/setup-dom.ts'],
        },
      },
    ],
  },
});
