import { setDefaultResultOrder } from 'node:dns';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Rolldown } from 'vite';
import { sandboxPlugin } from './sandbox/vite-plugin.ts';
import { plannedChunks } from './scripts/chunks/plugin.ts';
import { leanPreloads } from './scripts/chunks/preloads.ts';
import { loadsWithArea, routeAreas } from './scripts/route-areas.ts';

const base = '/app/';

/** What a page's own chunk has, with its loader by default. */
const screenParts: ('component' | 'errorComponent' | 'pendingComponent' | 'notFoundComponent')[] = [
  'component',
  'errorComponent',
  'pendingComponent',
  'notFoundComponent',
];

// The server listens at localhost and at 127.0.0.1, which is a different site: a page there embeds the application
// (sandbox/control/embed.ts).
setDefaultResultOrder('ipv4first');

const planned = plannedChunks();
const preloads = leanPreloads();

/**
 * Chunks by entry and use alone (docs/adr/0007). The code of every screen is two files: libraries, and our own code, which
 * changes more often. Other shared code is joined by the screens that load it.
 */
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  // Without their styles: all styles of the entry must stay in the order in which it imports them.
  { name: 'libraries', test: /\/node_modules\/.*js$/, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
  planned.group,
];

/**
 * PDF.js expects its decoders in one folder under their original names. Its worker needs the extension `.js`, because
 * many servers send `.mjs` with an unknown type.
 */
function assetFileName({ names: [name = ''] }: { names: string[] }): string {
  if (name.endsWith('_nowasm_fallback.js')) return `assets/pdfjs-${pdfjs.version}/[name][extname]`;
  // As with chunks: those of shared styles would otherwise name every page that has them.
  if (name.endsWith('.css')) return 'assets/[hash:7][extname]';
  return `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`;
}

export default defineConfig({
  base,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page and its loader share a chunk; the entry has only a route's path, search and guard.
      codeSplittingOptions: {
        defaultBehavior: [['loader', ...screenParts]],
        splitBehavior: ({ routeId }) => (loadsWithArea(routeId) ? [screenParts] : undefined),
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    routeAreas(base),
    planned.plugin,
    preloads.plugin,
    react(),
    sandboxPlugin(base),
  ],
  resolve: {
    alias: {
      '@': resolve(import.meta.dirname, 'src'),
      // The same without what it does for React before 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Test results aren't sources.
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.cache/**'] } },
  // A late discovery would reload the page, even during an upload, so everything is scanned at the start.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.{test,testing}.*'],
    include: ['pdfjs-dist', '@sentry/browser', 'web-vitals'],
  },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    manifest: true,
    // Every supported browser preloads modules natively.
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // The entry lists all two hundred chunks; names would double the list's size.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: assetFileName,
      },
    },
  },
});
