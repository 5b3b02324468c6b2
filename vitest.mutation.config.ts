/**
 * The tests for mutation runs: those next to the rules, in `src/api` and each `model/`, without the sandbox or pages.
 */
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

export default defineConfig({
  plugins: base.plugins,
  resolve: base.resolve,
  test: {
    setupFiles: ['./tests/setup-dom.ts'],
    restoreMocks: true,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
    include: ['src/{api,**/model}/**/*.test.{ts,tsx}'],
  },
});
