/**
 * `npm run bench:preflight`: preflight over 600 generated PDFs, each check with and without what it looks for: recall and
 * precision, the time of 300 pages beside that of PDF.js's text alone, and black out in 200 files, read by the sandbox's
 * extractor. Fails below its limits.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
const outDir = resolve(root, '.cache/bench-preflight');

await build({
  configFile: false,
  root,
  logLevel: 'error',
  resolve: {
    alias: [
      { find: '@', replacement: resolve(root, 'src') },
      // The library's build for Node.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
    ],
  },
  build: {
    ssr: resolve(root, 'bench/preflight/main.ts'),
    outDir,
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
await import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
