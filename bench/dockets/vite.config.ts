/** The application with a plain list in place of its page of watchers, for `npm run bench:dockets`. */
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import application from '../../vite.config.ts';

const replaced = resolve(import.meta.dirname, '../../src/features/docket-sync/pages/docket-watchers-page.tsx');
const plainList = resolve(import.meta.dirname, 'plain-list-page.tsx');

export default mergeConfig(
  application,
  defineConfig({
    plugins: [
      {
        name: 'plain-list',
        enforce: 'pre',
        load: (id) => (id === replaced ? `export * from ${JSON.stringify(plainList)};` : undefined),
      },
    ],
  }),
);
