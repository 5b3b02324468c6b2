import { setDefaultResultOrder } from 'node:dns';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Rolldown } from 'vite';
import { sandboxPlugin } from './sandbox/vite-plugin.ts';

const base = '/app/';

// The server listens at localhost and at 127.0.0.1, which is a different site: a page there embeds the application
// (sandbox/control/embed.ts).
setDefaultResultOrder('ipv4first');

/**
 * Code that every screen needs, in a few files. By default the bundler would make fifty small files, which compress
 * badly.
 */
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  // `$initial` limits a group to the entry's own imports; the rest stays with the screens that use it.
  { name: 'tanstack', test: /node_modules\/@tanstack\//, tags: ['$initial'] },
  // Mantine's base styles load with it, before the styles that override them.
  { name: 'mantine', test: /node_modules\/@mantine\/|\/src\/styles\.css$/, tags: ['$initial'] },
  { name: 'app', test: /\/src\//, tags: ['$initial'] },
  // Code that most screens share, in one file, because small files compress badly. Code shared by fewer screens stays
  // separate, as do the modules of orders, filings and fees, and the form of the filing steps.
  {
    name: 'common',
    test: /\/src\/(api(?!\/generated\/(billing|filing)\/)|features(?!\/(filing|documents|matters\/components)\/)|lib\/(browser|links|ui(?!\/(confirm-)?dialog)))\/|@mantine\/core\/esm\/components\/(Anchor|Text)\//,
    minShareCount: 11,
  },
  // The layout around every page and, later, the state selector.
  {
    name: 'shell',
    test: /\/src\/features\/shell\/layouts\/main-layout\.tsx$/,
  },
  { name: 'state-selector', test: /\/src\/features\/states\/components\/state-selector\.tsx$/ },
  // Code for every list of orders.
  {
    name: 'orders',
    test: /\/src\/(features\/(orders\/(queries|model\/(draft|services)|components\/grids\/draft-link)|navigation\/model\/services)|lib\/format\/(dates|money)|api\/generated\/(filing\/model\/(clientReference|mappingId)\.zod))\.tsx?$/,
  },
  // Rejected filings: notices and the resubmit action.
  {
    name: 'rejections',
    test: /\/src\/features\/orders\/(components\/rejection\/(rejection-notice|resubmit-button|correction-notice)|model\/(rejection|copied-content|order-actions)|draft-from-order)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'inputs',
    test: /node_modules\/@mantine\/core\/esm\/components\/(Input|InputBase|CloseButton|NativeSelect|VisuallyHidden)\/|@tabler\/icons-react\/dist\/esm\/icons\/Icon(ArrowUp|ArrowDown|ArrowsSort|ChevronDown|ChevronRight|ChevronLeft|Filter|Search)\.|@mantine\/hooks\/esm\/(use-id|use-click-outside|use-debounced-callback)/,
  },
  // The visible parts of every list; tools load when opened.
  {
    name: 'grid',
    test: /node_modules\/@tanstack\/(react-)?table(-core)?\/|\/src\/lib\/grid\/(paged-grid|cards\/grid-cards|columns\/columns|filters\/(date-range-filter|drop-panel|filter-(bar|menu)|search-box)|table\/(announcement|grid|grid-(frame|pager|skeleton)|page-table|row-(cells|link)|stale-notice|table-head|use-(grid-table|is-narrow))|tools\/use-grid-layout|url\/(sorting|use-search-change))\.(module\.css|tsx?)$/,
  },
  // Two pages, with their remaining shared code, in one file each.
  { name: 'home-work', test: /\/src\/features\/home\/components\/home-work\.tsx$/ },
  { name: 'orders-list', test: /\/src\/features\/orders\/pages\/orders-page\.tsx$/ },
];

/**
 * PDF.js expects its decoders in one folder under their original names. Its worker needs the extension `.js`, because
 * many servers send `.mjs` with an unknown type.
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
      // A page and its loader share a chunk; the entry has only a route's path, search and guard.
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
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // The entry lists all two hundred chunks; names would double the list's size.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: assetFileName,
      },
    },
  },
});
