/**
 * `npm run conformance -- OUT`: bundles the pure rules into one module at OUT, for scoring against larger sets of cases
 * than the tests have.
 */
import { basename, dirname, resolve } from 'node:path';
import { build } from 'vite';

const out = process.argv[2];
if (!out) throw new Error('Name the module to write: npm run conformance -- OUT.mjs');
const root = resolve(import.meta.dirname, '..');

await build({
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@': resolve(root, 'src') } },
  build: {
    ssr: resolve(root, 'tests/conformance/adapter.ts'),
    outDir: dirname(resolve(out)),
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: basename(out) } },
  },
  ssr: { noExternal: true },
});
