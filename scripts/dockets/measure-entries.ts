/** Pages of the inbox and of the entry search over a million entries, as ratios to the plain first page. */
import { count, eq, sql } from 'drizzle-orm';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { docketEntryTexts, docketNews } from '../../sandbox/db/schema/docket-watch.ts';
import { docketOrders } from '../../sandbox/db/schema/dockets.ts';
import { seedManyDockets } from '../../sandbox/demo/dockets/many-dockets.ts';
import { demoPeople } from '../../sandbox/demo/people.ts';
import type { DocketChangePage, FoundEntryPage } from '../../sandbox/generated/docket-watch/schemas.ts';
import { issueAccessToken } from '../../sandbox/http/access-token.ts';
import type { RunningSandbox } from '../../sandbox/sandbox.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { fastest, type Limits } from '../limits.ts';

const limit = 3;
const runs = 9;
const clientId = 1;
/** Dockets that are added at a time, until there are enough entries. */
const step = 2000;

/** Searches on the screens of entries. */
const entrySearches: Readonly<Record<string, string>> = {
  'a common word': 'q=motion',
  'a rare word': 'q=Bermúdez+opinion',
  'a word of no entry': 'q=zeppelin',
  'a phrase': 'q=%22summary+judgment%22',
  'a word without another': 'q=motion+-dismiss',
  'a kind': 'entryTypes=judgment',
  'a word and a kind': 'q=compel&entryTypes=order',
  'a year ago': `to=${dayBefore(365)}`,
  'a week, a year ago': `from=${dayBefore(372)}&to=${dayBefore(365)}&q=order`,
};
const inboxFilters: Readonly<Record<string, string>> = {
  unread: 'unreadOnly=true',
  'a kind': 'kinds=entry-amended',
  'a rare kind': 'kinds=case-closed',
  'a common word': 'q=motion',
  'two words': 'q=order+dismiss',
  'a word of no change': 'q=zeppelin',
};

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

export async function measureEntries(limits: Limits, entryCount: number): Promise<void> {
  const server = await startPostgres();
  try {
    const sandbox = await createSandbox({ storage: { kind: 'server', url: server.url } });
    try {
      await fill(sandbox, entryCount);
      // Who follows them has read nearly all; a colleague has read nothing.
      for (const userId of [1, 2]) await measurePerson(sandbox, limits, userId);
    } finally {
      await sandbox.close();
    }
  } finally {
    server.stop();
  }
}

async function fill(sandbox: RunningSandbox, entryCount: number): Promise<void> {
  const { db, clock, dueWork } = sandbox;
  const ask = await asker(sandbox, 1);
  const start = performance.now();
  while ((await db.$count(docketEntryTexts)) < entryCount) {
    await seedManyDockets(db, { clientId, count: step, now: clock.now() });
    await ask('/entries?limit=1');
    await dueWork.run();
  }
  for (const table of [docketEntryTexts, docketNews, docketOrders]) await db.execute(sql`vacuum analyze ${table}`);
  await db.execute(sql`vacuum analyze`);
  const [entries] = await db.select({ total: count() }).from(docketEntryTexts);
  const [told] = await db.select({ total: count() }).from(docketNews).where(eq(docketNews.clientId, clientId));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`PostgreSQL: ${entries?.total} entries, ${told?.total} changes (${seconds} s to add).`);
}

async function asker(sandbox: RunningSandbox, userId: number) {
  const person = demoPeople.find((each) => each.userId === userId);
  if (!person) throw new Error(`There is no person ${userId}.`);
  const token = await issueAccessToken(sandbox, {
    ...{ userId, clientId, retailerId: 2, userName: person.userName, name: person.name, email: person.userName },
  });
  return async <T>(path: string): Promise<T> => {
    const response = await sandbox.fetch(
      new Request(`http://localhost/api/docket-watch/v1${path}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

async function measurePerson(sandbox: RunningSandbox, limits: Limits, userId: number): Promise<void> {
  const ask = await asker(sandbox, userId);
  const inbox = '/changes?limit=50';
  const entries = '/entries?limit=50';
  const whose = userId === 1 ? 'all but two days read' : 'nothing read';
  const plain = [await fastest(() => ask(inbox)), await fastest(() => ask(entries))].map((time) => time.toFixed(1));
  console.log(`${whose}: plain inbox ${plain[0]} ms, plain entries ${plain[1]} ms.`);
  const check = async (name: string, path: string, plainPage: string) =>
    limits.check(
      name,
      await ratio(
        () => ask(path),
        () => ask(plainPage),
      ),
      limit,
    );
  const cursors = await inboxCursors(ask);
  for (const [name, filter] of [['no filter', ''] as const, ...Object.entries(inboxFilters)])
    for (const [place, cursor] of cursors)
      await check(`inbox, ${whose}, ${name}, ${place}`, `${inbox}&${filter}${cursor}`, inbox);
  if (userId !== 1) return;
  for (const [name, search] of [['no search', ''] as const, ...Object.entries(entrySearches)]) {
    const path = `${entries}&${search}`;
    await check(`entries, ${name}, first page`, path, entries);
    const { nextCursor } = await ask<FoundEntryPage>(`/entries?limit=200&${search}`);
    if (nextCursor)
      await check(`entries, ${name}, fifth page`, `${path}&cursor=${encodeURIComponent(nextCursor)}`, entries);
  }
  const old = `${new Date(Date.now() - 700 * 86_400_000).toISOString()} e-0`;
  await check('entries, no search, two years back', `${entries}&cursor=${encodeURIComponent(old)}`, entries);
}

/** The fastest of some runs of one to that of the other, in turn: other work on the machine delays both. */
async function ratio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number, number][] = [];
  for (let run = 0; run < runs; run += 1) times.push([await fastest(one, 1), await fastest(other, 1)]);
  const least = (place: 0 | 1) => Math.min(...times.map((pair) => pair[place]));
  return least(0) / least(1);
}

/** Where pages of the inbox begin: at its newest change, in its middle and near its end. */
async function inboxCursors(
  ask: <T>(path: string) => Promise<T>,
): Promise<readonly (readonly [place: string, query: string])[]> {
  const { items } = await ask<DocketChangePage>('/changes?limit=1');
  const newest = items[0]?.changeId ?? 0;
  return [
    ['first page', ''],
    ['in the middle', `&cursor=${Math.floor(newest / 2)}`],
    ['at the end', `&cursor=${Math.floor(newest / 100)}`],
  ];
}
