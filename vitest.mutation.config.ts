/** The tests that mutants must not survive: those beside the rules, in `src/api` and each `model/`. No sandbox, no pages. */
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
