/**
 * The tests of a mutation run: those in the mutated folders (`MUTATION_FOLDERS`), without the sandbox or pages. They run
 * once per mutant, so only those that render get a DOM (docs/adr/0021).
 */
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const folders = process.env.MUTATION_FOLDERS?.split(',') ?? ['src/api', 'src/features/**/model'];

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
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          // Property tests take seconds per mutant.
          exclude: ['**/*.property.test.ts', '**/*.dom.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
          include: folders.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/**/*.dom.test.ts`]),
          setupFiles: ['./tests/setup-dom.ts'],
          isolate: false,
        },
      },
    ],
  },
});
