import { setDefaultResultOrder } from 'node:dns';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Rolldown } from 'vite';
import { sandboxPlugin } from './sandbox/vite-plugin.ts';

const base = '/app/';

// The server answers at localhost and at 127.0.0.1, which is another site: a page there embeds the application
// (sandbox/control/embed.ts).
setDefaultResultOrder('ipv4first');

/**
 * What every screen needs, in a few files: left to itself the bundler makes a file of each shared module, fifty on the
 * way to the first screen, and small files compress badly.
 */
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  // What only some screens use of these stays with those screens: `$initial` is what the entry itself imports.
  { name: 'tanstack', test: /node_modules\/@tanstack\//, tags: ['$initial'] },
  // The base of the styles comes with them, and so before every style that is to win over it.
  { name: 'mantine', test: /node_modules\/@mantine\/|\/src\/styles\.css$/, tags: ['$initial'] },
  { name: 'app', test: /\/src\//, tags: ['$initial'] },
  // What most screens show beside it, in one file: small files compress badly. Less often shared, a thing stays by itself;
  // so does what only orders, filings and their costs are made of, and the form that all steps of a filing share.
  {
    name: 'common',
    test: /\/src\/(api(?!\/generated\/(billing|filing)\/)|features(?!\/(filing|documents|matters\/components)\/)|lib\/(browser|links|ui(?!\/(confirm-)?dialog)))\/|@mantine\/core\/esm\/components\/(Anchor|Text)\//,
    minShareCount: 11,
  },
  // The frame of every page, and behind it what saves a choice of the state.
  {
    name: 'shell',
    test: /\/src\/features\/shell\/layouts\/main-layout\.tsx$/,
  },
  { name: 'state-selector', test: /\/src\/features\/states\/components\/state-selector\.tsx$/ },
  // What every list of orders is made of, whichever page shows it.
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
  // What every list shows at once; its tools come when they are opened.
  {
    name: 'grid',
    test: /node_modules\/@tanstack\/(react-)?table(-core)?\/|\/src\/lib\/grid\/(paged-grid|cards\/grid-cards|columns\/columns|filters\/(date-range-filter|drop-panel|filter-(bar|menu)|search-box)|table\/(announcement|grid|grid-(frame|pager|skeleton)|page-table|row-(cells|link)|stale-notice|table-head|use-(grid-table|is-narrow))|tools\/use-grid-layout|url\/(sorting|use-search-change))\.(module\.css|tsx?)$/,
  },
  // Two pages, and what is left of them that others show too: in one file each.
  { name: 'home-work', test: /\/src\/features\/home\/components\/home-work\.tsx$/ },
  { name: 'orders-list', test: /\/src\/features\/orders\/pages\/orders-page\.tsx$/ },
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
  // What is found late reloads the page, in the middle of an upload as well: everything is looked through at the start.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.{test,testing}.*'],
    include: ['pdfjs-dist', '@sentry/browser', 'web-vitals'],
  },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs the rest of the product preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // The entry lists all two hundred: with their names, the list weighs twice as much.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: assetFileName,
      },
    },
  },
});
