/**
 * `npm run bench:dockets`: measures dockets at unusual sizes in one run, most of it as ratios. A clock moved by 30 days; a
 * million entries on PostgreSQL (DATABASE_URL's server or a temporary one), searched by page; and, in a build that
 * Chromium shows, the pages of bulk sync and of one docket. `-- --part clock`, `entries` or `pages` runs one alone,
 * `--entries 100000` changes the size, `--dist FOLDER` takes a build of bench/dockets/vite.config.ts that exists.
 */
import { parseArgs } from 'node:util';
import { measureClock } from './dockets/measure-clock.ts';
import { measureEntries } from './dockets/measure-entries.ts';
import { measurePages } from './dockets/measure-pages.ts';
import { Limits } from './limits.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    entries: { type: 'string', default: '1000000' },
    dist: { type: 'string' },
    port: { type: 'string', default: '4391' },
  },
});
const limits = new Limits();
const parts: Readonly<Record<string, () => Promise<void>>> = {
  clock: () => measureClock(limits),
  entries: () => measureEntries(limits, Number(values.entries)),
  pages: () => measurePages(limits, { dist: values.dist, port: Number(values.port) }),
};
const chosen = values.part === undefined ? Object.values(parts) : [parts[values.part]];
for (const part of chosen) {
  if (!part) throw new Error(`There is no part ${values.part}: name one of ${Object.keys(parts).join(', ')}.`);
  await part();
}
process.exitCode = limits.report();
