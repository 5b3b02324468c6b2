/**
 * The predictor over 1,000 seeded filings (filing variants, section 9): what preflight stops was returned, and what it lets
 * pass was accepted. The clerk who decided them shares no code with it.
 */
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { files } from '../sandbox/db/schema/files.ts';
import { filingDocuments, filings } from '../sandbox/db/schema/filings.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { otherFirms } from '../sandbox/demo/decided/decided-filings.ts';
import type { CourtPolicy } from '../src/api/generated/filing/model/index.ts';
import { newFiling } from '../src/features/efiling/index.ts';
import type { DocumentFacts } from '../src/features/preflight/model/facts.ts';
import { predict } from '../src/features/preflight/model/predictor.ts';
import { preflight } from '../src/features/preflight/model/preflight.ts';
import { readFacts } from '../src/features/preflight/worker/read-facts.ts';
import { testSandbox } from './sandbox.ts';

const opened = testSandbox();
const read = async (path: string) => (await opened.call(`/filing${path}`)).json();

async function policies(): Promise<Map<string, CourtPolicy>> {
  const [losAngeles] = await read('/MultisourceCourts/CA/Courts?courtId=losangeles:civil');
  const florida: { courtId: string; policy: CourtPolicy }[] = await read('/Granicus/FL/FlPolicies/Courts');
  const orange = florida.find(({ courtId }) => courtId === 'orange');
  if (!orange) throw new Error('The portal has no such court.');
  return new Map([
    ['lakemoor:cv1', await read('/Tyler/IL/Codes/Policy?courtCode=lakemoor:cv1')],
    ['losangeles:civil', losAngeles.policy],
    ['orange', orange.policy],
  ]);
}

test('of 1,000 filings, ≥ 95 % with a finding were returned, and ≤ 3 % without', async () => {
  const { db } = opened.sandbox;
  const rows = await db
    .select({ filing: filings, order: orders, fileId: filingDocuments.fileId })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(filingDocuments, eq(filingDocuments.filingId, filings.filingId))
    .where(eq(orders.clientId, otherFirms))
    .orderBy(asc(filings.submittedAt), asc(filings.filingId))
    .limit(1_000);
  const stored = await db.select().from(files).where(eq(files.clientId, otherFirms));
  const facts = new Map<string, DocumentFacts>();
  for (const { fileId, content } of stored) facts.set(fileId, await readFacts(new Uint8Array(content)));
  const ofCourts = await policies();
  const counts = { stopped: { all: 0, returned: 0 }, passed: { all: 0, returned: 0 } };
  for (const { filing, order, fileId } of rows) {
    const policy = ofCourts.get(order.courtCode ?? '');
    if (!policy) throw new Error(`The court ${order.courtCode} has no policy.`);
    const leadDocument = { id: 'd', fileId, fileName: 'Motion.pdf', sizeBytes: 1, pageCount: 1 };
    const entry = { ...newFiling('1', undefined), filingTypeCode: 'MOTION', leadDocument };
    const content = { filings: [entry], caseNumber: order.caseNumber ?? undefined };
    const findings = preflight(facts, content, policy, {
      state: order.state,
      today: filing.submittedAt?.toISOString().slice(0, 10) ?? '',
      partyNames: ['Elena Ortega', 'Lakeshore Holdings LLC'],
      filingTypeNames: new Map([['MOTION', 'Motion']]),
      filedBefore: new Map(),
    });
    const count = findings.some(({ result }) => result === 'fix') ? counts.stopped : counts.passed;
    count.all += 1;
    if (filing.status !== 'accepted') count.returned += 1;
  }
  expect(counts.stopped.all + counts.passed.all).toBe(1_000);
  expect(counts.stopped.all).toBeGreaterThan(50);
  expect(counts.stopped.returned / counts.stopped.all).toBeGreaterThanOrEqual(0.95);
  expect(counts.passed.returned / counts.passed.all).toBeLessThanOrEqual(0.03);
});

test('the court’s counts are said in words', async () => {
  for (const [, policy] of await policies())
    expect(predict(policy, [])).toMatch(
      /^[\d,]+ of 1,0\d\d filings at this court were returned since \w+ \d+, \d{4}\. We check [2-9] of this court’s \d+ common rejection reasons\. None failed\.$/,
    );
});
