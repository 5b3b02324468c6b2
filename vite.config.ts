import { setDefaultResultOrder } from 'node:dns';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig } from 'vite';
import { sandboxPlugin } from './sandbox/vite-plugin.ts';

const base = '/app/';

// The server answers at localhost and at 127.0.0.1, which is another site: a page there embeds the application
// (sandbox/control/embed.ts).
setDefaultResultOrder('ipv4first');

/**
 * What every screen needs, in a few files: left to itself the bundler makes a file of each shared module, fifty on the
 * way to the first screen, and small files compress badly.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What only some screens use of them stays with those screens.
  {
    name: 'tanstack',
    test: /node_modules\/@tanstack\/(react-)?(router|query|history|store)(-core)?\/(?!.*\/(useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|useMutation|mutationObserver|useBlocker)\.js)/,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  // The base of the styles comes with them, and so before every style that is to win over it.
  {
    name: 'mantine',
    test: /node_modules\/@mantine\/core\/esm\/(core|components\/(Anchor|Button|Loader|Text|Title|Transition|UnstyledButton))\/|\/src\/styles\.css$/,
  },
  // Only what most screens use: the rest stays with the screens that use it, and a dialog comes when one is opened.
  {
    name: 'common',
    test: /\/src\/(api\/[^/]+|lib\/(browser|format|links|ui)\/(?!(confirm|dialog|form-row|properties-list|reason-button|tab-link|use-focus-return|use-leave-guard)\.)[^/]+)\.(tsx?|css)$/,
    minShareCount: 5,
  },
];

/**
 * PDF.js looks for its decoders by their own names in one folder, and a worker that a server hands out as an unknown
 * kind of file, as many do with `.mjs`, does not start.
 */
function assetFileName({ names: [name = ''] }: { names: string[] }): string {
  if (name.endsWith('_nowasm_fallback.js')) return `assets/pdfjs-${pdfjs.version}/[name][extname]`;
  return `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`;
}

export default defineConfig({
  base,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page and what it loads travel together: the entry knows of a route its path, its search and its guard.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    sandboxPlugin(base),
  ],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
  // Test results are no source.
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.cache/**'] } },
  // Found late, it would reload the page in the middle of an upload.
  optimizeDeps: { include: ['pdfjs-dist', '@sentry/browser', 'web-vitals'] },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs the rest of the product preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks }, assetFileNames: assetFileName } },
  },
});
