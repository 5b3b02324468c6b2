/**
 * `npm run test:dates`: the unit and integration tests as if today were another day. The demo data is relative to today:
 * invoices become due and hold a firm, courts close, clocks change. Without days, runs each of the next month that is
 * unlike the others.
 *
 * `-- 2026-12-01 2028-02-29T23:30:00Z` runs these; `--e2e` runs the end-to-end tests of a build instead; `--only PATH`
 * runs some files.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { reportFailures, runSteps, type Step } from './run-steps.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { e2e: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});

/** Hour of the default days: the firms' day is the day before, in every time zone of the United States. */
const hour = 'T03:30:00Z';

/** The turn of the month, the days around a hold, and a day in the middle; the change to summer time and a leap day. */
function unlikeDays(): string[] {
  const today = new Date();
  const next = (day: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day));
  const ofMonth = [0, 1, 2, 4, 6, 15].map((day) => next(day).toISOString().slice(0, 10));
  return [...ofMonth, '2027-03-14', '2028-02-29'];
}

const days = positionals.length > 0 ? positionals : unlikeDays();
const [command, ...given] = options.e2e ? ['playwright', 'test', ...options.only] : ['vitest', 'run', ...options.only];

const shiftedProcess = pathToFileURL(resolve(import.meta.dirname, '../tests/shifted-process.ts')).href;

const timeOf = (day: string) => Date.parse(day.includes('T') ? day : `${day}${hour}`);

function runAsOf(day: string): Step {
  const offset = timeOf(day) - Date.now();
  return {
    name: `As if it were ${day}`,
    command: command ?? '',
    arguments: given,
    environment: {
      TEST_CLOCK_OFFSET: String(offset),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${shiftedProcess}`,
    },
  };
}

const wrong = days.filter((day) => Number.isNaN(timeOf(day)));
if (wrong.length > 0) throw new Error(`Not a day, such as 2026-12-01: ${wrong.join(', ')}`);
const failures = [];
for (const day of days) failures.push(...(await runSteps([runAsOf(day)], { stopsAtFailure: false })));
reportFailures(failures);
process.exit(failures.length > 0 ? 1 : 0);
