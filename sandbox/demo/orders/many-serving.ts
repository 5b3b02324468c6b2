/** Many orders of process serving, to test their lists and pages. */
import { max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { orders } from '../../db/schema/orders.ts';
import { StateCode } from '../../generated/filing/schemas.ts';
import { chanceOf, idOf, pick } from '../../simulators/serving/chance.ts';
import type { StoryJob } from '../../simulators/serving/story/story.ts';
import { demoCourts } from '../courts/court-list.ts';
import { demoOrderers } from '../people.ts';
import type { DemoFile } from './demo-files.ts';
import { DemoRows } from './demo-rows.ts';
import { organizations, people } from './names.ts';
import { addServingOrder } from './serving-order.ts';
import { jobFor, levels } from './serving-showcase.ts';
import { otherCaseNumber, papersOf } from './serving-story.ts';

interface ManyServing {
  clientId: number;
  count: number;
  now: Date;
  /** Of each order; a few without. */
  recipients?: number;
  /** What the recipients have in common. */
  differing?: Partial<Pick<StoryJob, 'wishes' | 'choices' | 'level'>>;
}

const day = 86_400_000;
/** Orders are spread evenly over so many days. */
const spanDays = 90;
const mostRecipients = 5;
/** Orders whose rows are inserted together. */
const batch = 200;

/** Adds `count` orders with consecutive numbers and dates up to `now`; returns the numbers. Earlier orders stay. */
export async function seedManyServing(
  db: Database,
  { clientId, count, now, recipients: given, differing }: ManyServing,
): Promise<number[]> {
  const orderer = demoOrderers.find((each) => each.clientId === clientId);
  if (!orderer) throw new Error(`There is no firm ${clientId}.`);
  const papers = await storedPapers(db);
  const courts = demoCourts();
  const [last] = await db.select({ orderId: max(orders.orderId) }).from(orders);
  const first = (last?.orderId ?? 0) + 1;
  const made = Array.from({ length: count }, (_, index) => first + index);
  for (let from = 0; from < count; from += batch) {
    const rows = new DemoRows();
    for (const orderId of made.slice(from, from + batch)) {
      const seed = `many ${orderId}`;
      const state = StateCode.options[orderId % StateCode.options.length] ?? 'IL';
      const court = courts.find((each) => each.state === state);
      const orderedAt = new Date(now.getTime() - (spanDays * day * (made.length - (orderId - first))) / made.length);
      const recipients = given ?? 1 + Math.floor(chanceOf(seed, 'recipients') * mostRecipients);
      const opponent = organizations[orderId % organizations.length] ?? '';
      addServingOrder(
        {
          ...{ clientId, orderId, userId: orderer.userId, userName: orderer.name, state, orderedAt },
          ...{ clientReference: '', matterName: '', mappingId: undefined, isConnected: false },
        },
        {
          mode: 'serve-only',
          case: {
            ...{ kind: 'court-case', courtName: court?.name ?? `Court of ${state}`, caseType: 'general' },
            ...{ caseNumber: otherCaseNumber(state, orderId, orderedAt), caseTitle: `Whitmore v. ${opponent}` },
          },
          documents: papersOf({ clientId, seed }, papers),
          notifyEmails: [],
          jobs: Array.from({ length: recipients }, (__, index) => ({
            ...jobFor(
              index === 0 ? opponent : (people[(orderId + index) % people.length] ?? ''),
              `${seed} ${index}`,
              state,
            ),
            jobId: idOf(seed, `job ${index}`),
            level: pick(levels, `${seed} ${index}`, 'level'),
            ...differing,
          })),
        },
        { rows, now },
      );
    }
    await rows.insertServing(db);
  }
  await db.execute(
    sql`select setval(pg_get_serial_sequence('orders', 'order_id'), (select max(order_id) from orders))`,
  );
  return made;
}

/** The files that the demo's orders share. */
async function storedPapers(db: Database): Promise<{ find(clientId: number, kind: string, copy: string): DemoFile }> {
  const columns = {
    fileId: files.fileId,
    sizeBytes: files.sizeBytes,
    pageCount: files.pageCount,
    sha256: files.sha256,
  };
  const byId = new Map((await db.select(columns).from(files)).map((row) => [row.fileId, row]));
  return {
    find: (clientId, kind, copy) => {
      const row = byId.get(`demo-${clientId}-${kind}-${copy}`);
      if (!row) throw new Error(`Firm ${clientId} has no ${copy} ${kind}.`);
      return { ...row, pageCount: row.pageCount ?? 0, sha256: row.sha256 ?? '' };
    },
  };
}
