/** Orders of process serving that wait for a firm: stamped papers to release, signed proofs to approve. */
import { randomUUID } from 'node:crypto';
import { eq, like, or } from 'drizzle-orm';
import { dueWork } from '../../sandbox/db/schema/control.ts';
import { servingJobs } from '../../sandbox/db/schema/serving.ts';
import type { FilingDocument } from '../../sandbox/generated/filing/schemas.ts';
import type { RunningSandbox } from '../../sandbox/sandbox.ts';
import { newCase } from '../../tests/new-case.ts';
import { newServingJournal, type ServingJournal, servingContent } from './load.ts';

const hour = 3_600_000;
const origin = 'http://localhost';
/** Recipients of an order whose proofs are signed. */
const jobsOfOrder = 10;

/** Journals of what waits, by way; each is done once. */
export interface WaitingServing {
  release: ServingJournal[];
  approve: ServingJournal[];
  'approve-and-file': ServingJournal[];
}

/** Makes as many of each as asked. Moves the sandbox's clock by days. */
export async function prepareServing(
  sandbox: RunningSandbox,
  token: string,
  lead: FilingDocument,
  counts: Readonly<Record<keyof WaitingServing, number>>,
): Promise<WaitingServing> {
  // No invoice becomes overdue meanwhile and holds the firm's orders.
  await sandbox.db.delete(dueWork).where(or(like(dueWork.kind, 'billing.%'), eq(dueWork.kind, 'docket.round')));
  const post = async (path: string, body: unknown, key?: string) => {
    const response = await sandbox.fetch(
      new Request(`${origin}${path}`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', origin, authorization: `Bearer ${token}` },
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const place = async (recipients: number, afterFilingOrderId?: number): Promise<number> => {
    const key = randomUUID();
    const content = servingContent(lead, key, recipients, afterFilingOrderId);
    const { orderId, version } = await post('/api/serving/v1/drafts', { idempotencyKey: key, content });
    const { quoteId } = await post('/api/serving/v1/quotes', { orderId, content });
    await post('/api/serving/v1/orders', { orderId, version, quoteId }, key);
    return orderId;
  };
  const wait = async (milliseconds: number) => {
    sandbox.clock.offset += milliseconds;
    await sandbox.dueWork.run();
  };

  const proofs = counts.approve + counts['approve-and-file'];
  const served: number[] = [];
  while (served.length * jobsOfOrder < proofs) served.push(await place(jobsOfOrder));
  const stamped: number[] = [];
  for (let count = 0; count < counts.release; count += 1) {
    const content = newCase(lead);
    const draft = await post('/api/filing/Tyler/IL/Drafts/New-Case', { content });
    const submission = { orderId: draft.orderId, version: draft.version, content };
    const { filingIds } = await post('/api/filing/Tyler/IL/Filings/New-Case', submission, randomUUID());
    stamped.push(await place(1, draft.orderId));
    for (const filingId of filingIds) await post(`/sandbox/api/filings/${filingId}/decision`, { decision: 'accept' });
  }
  await wait(hour);
  await wait(72 * hour);
  const waiting: ServingJournal[] = [];
  for (const orderId of served) {
    const jobs = await sandbox.db.select().from(servingJobs).where(eq(servingJobs.orderId, orderId));
    waiting.push(...jobs.map(({ jobId }) => newServingJournal('approve', { orderId, jobId })));
  }
  return {
    release: stamped.map((orderId) => newServingJournal('release', { orderId, jobId: '' })),
    approve: waiting.slice(0, counts.approve),
    'approve-and-file': waiting
      .slice(counts.approve, proofs)
      .map(({ orderId, jobId }) => newServingJournal('approve-and-file', { orderId, jobId })),
  };
}
