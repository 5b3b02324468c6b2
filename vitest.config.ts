import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const dom: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:5173/app/' } },
  setupFiles: ['./tests/setup-dom.ts'],
};
const domTests = ['{src,tests}/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** Compiled only in a copy of the project that knows them (`npm run providers:proof`). */
const fixtures = 'tests/fixtures/**';
/** DOM tests that replace whole modules, which would be loaded already. */
const mockingTests = globSync(domTests, { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(resolve(import.meta.dirname, path), 'utf8').includes('vi.mock('),
);

/** Lets late code come late (tests/jitter.ts). */
const lateCode: Plugin = {
  name: 'late-code',
  enforce: 'post',
  transform: (code, id) =>
    id.startsWith(resolve(import.meta.dirname, 'src'))
      ? code.replaceAll(/\bimport\(([^()]+)\)/g, 'globalThis.lateCode(import($1))')
      : undefined,
};
const isJittery = Boolean(process.env.TEST_JITTER);

export default defineConfig({
  plugins: [react(), isJittery && lateCode],
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
    setupFiles: ['./tests/between-files.ts', './tests/console.ts', './tests/property-seed.ts', './tests/jitter.ts'],
    restoreMocks: true,
    // Limits the printed HTML, which would hide the failure.
    env: { DEBUG_PRINT_LIMIT: '1500' },
    // A busy machine isn't a failure: the limits only stop hanging tests. By default, Vitest leaves one processor idle.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files clean up after themselves (tests/setup-dom.ts), so modules are loaded once rather than per file.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sandbox,scripts,tests,src}/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts', fixtures],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...dom, name: 'dom', include: domTests, exclude: [...mockingTests, fixtures], isolate: false },
      },
      { extends: true, test: { ...dom, name: 'dom with mocked modules', include: mockingTests } },
    ],
  },
});
