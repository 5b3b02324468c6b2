/**
 * The tests of mutation runs: those beside the rules, in `src/api` and each `model/`, without the sandbox or pages. A run
 * starts them once per mutant, so only those that render get a DOM (docs/adr/0019).
 */
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

export default defineConfig({
  resolve: base.resolve,
  test: {
    restoreMocks: true,
    // On a busy machine, a slow test isn't a failed one.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/{api,**/model}/**/*.test.ts'],
          // Not the property tests, which take seconds per mutant.
          exclude: ['**/*.property.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
          include: ['src/{api,**/model}/**/*.test.tsx'],
          setupFiles: ['./tests/setup-dom.ts'],
        },
      },
    ],
  },
});
