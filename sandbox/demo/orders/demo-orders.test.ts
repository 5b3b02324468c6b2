import { and, between, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { OrderStatus, ServiceName, StateCode } from '../../generated/filing/schemas.ts';
import { providerIn } from '../../providers/facts.ts';
import { serviceForms } from '../../services/serving/forms/index.ts';
import { californiaCourts } from '../california/courts.ts';
import { californiaFilingTypes } from '../california/definitions.ts';
import { demoMatters } from '../matters.ts';
import { Chance } from './chance.ts';
import { demoCases } from './demo-cases.ts';
import { demoServices } from './demo-services.ts';
import { firstShowcaseId } from './serving-showcase.ts';

const opened = testSandbox();
let all: (typeof orders.$inferSelect)[];
beforeAll(async () => {
  // Tracked dockets have older numbers.
  all = await opened.sandbox.db
    .select()
    .from(orders)
    .where(between(orders.orderId, 41_001, firstShowcaseId - 1));
});

test('there are three hundred orders covering every service, state and status', () => {
  expect(all).toHaveLength(300);
  const found = (keyOf: (row: (typeof all)[number]) => string) => new Set(all.map(keyOf));
  // Most services with a form have no order yet.
  const offered = new Set(demoServices.map(({ service }) => service));
  const ordered = ServiceName.options.filter((service) => offered.has(service) || !(service in serviceForms));
  expect(found((row) => row.service)).toEqual(new Set(ordered));
  expect(found((row) => row.state)).toEqual(new Set(StateCode.options));
  expect(found((row) => row.status)).toEqual(new Set(OrderStatus.options));
});

test('the first firm has an open and a completed order of every service, and filings of every status in Illinois', async () => {
  const ofFirm = all.filter((row) => row.clientId === 1);
  const standings = ofFirm.map(({ service, status }) => `${service} ${status}`);
  for (const { service, ended } of demoServices) {
    expect(standings).toContain(`${service} in-progress`);
    if (ended.some(({ status }) => status === 'completed')) expect(standings).toContain(`${service} completed`);
  }
  const inIllinois = ofFirm.filter(({ state }) => state === 'IL').map(({ orderId }) => orderId);
  const found = await opened.sandbox.db.select().from(filings).where(inArray(filings.orderId, inIllinois));
  const statuses = [
    'submitted',
    'under-review',
    'receipted',
    'deferred',
    'accepted',
    'rejected',
    'returned',
    'cancelled',
  ];
  expect(found.map(({ status }) => String(status))).toEqual(expect.arrayContaining(statuses));
});

test('the third firm has more than a page of orders, and the first matter has a rejected order', () => {
  expect(all.filter((row) => row.clientId === 3 && row.status !== 'draft').length).toBeGreaterThan(50);
  const ofMatter = all.filter((row) => row.mappingId === demoMatters[0]?.mappingId);
  expect(ofMatter.map(({ status }) => status)).toContain('rejected');
});

test('court filings name the provider of their court, or else of their state', () => {
  const filed = all.filter(({ service }) => service === 'CreateCase' || service === 'FileIntoCase');
  const wrong = filed.filter(({ state, courtCode, provider }) => {
    const court = californiaCourts.find(({ courtId }) => state === 'CA' && courtId === courtCode);
    return provider !== (court ?? { provider: providerIn(state).id }).provider;
  });
  expect(wrong.map(({ orderId }) => orderId)).toEqual([]);
  expect(new Set(filed.map(({ provider }) => provider))).toEqual(new Set(['tyler', 'onelegal', 'jti', 'granicus']));
});

test('filings in California are of types that their court has', async () => {
  const ofCalifornia = all
    .filter(({ state, provider }) => state === 'CA' && provider !== null)
    .map(({ orderId }) => orderId);
  const found = await opened.sandbox.db.select().from(filings).where(inArray(filings.orderId, ofCalifornia));
  expect(found.length).toBeGreaterThan(10);
  const known = new Set(californiaFilingTypes.map(({ code }) => code));
  expect(found.filter(({ filingTypeCode }) => !known.has(filingTypeCode))).toEqual([]);
});

test('the first firm has a filing of every way in Florida, in a case that the clerk has', async () => {
  const { db, clock } = opened.sandbox;
  const own = all.filter(({ clientId, state, provider }) => clientId === 1 && state === 'FL' && provider !== null);
  expect(new Set(own.map(({ statusText }) => statusText))).toEqual(
    new Set(['Received by the portal', 'Pending', 'Docketed', 'Correction queue', 'Abandoned']),
  );
  const orderIds = own.map(({ orderId }) => orderId);
  const found = await db.select().from(filings).where(inArray(filings.orderId, orderIds));
  const limits = found.flatMap(({ status, correctBy }) => (status === 'returned' && correctBy ? [correctBy] : []));
  expect(new Set(limits.map((limit) => limit.getTime())).size).toBe(3);
  expect(Math.min(...limits.map((limit) => limit.getTime()))).toBeGreaterThan(clock.now().getTime());
  const closed = found.filter(({ status }) => status === 'rejected');
  expect(closed.map(({ rejectReasonCode }) => rejectReasonCode)).toContain('ABANDONED');
  const numbers = new Set(own.flatMap(({ caseNumber }) => caseNumber ?? []));
  for (const ucn of numbers) {
    const response = await opened.call(
      `/filing/Granicus/FL/FlUserAuth/ElectronicServiceListCase?logonName=nmarlow&ucn=${ucn}`,
    );
    expect(response.status).toBe(200);
  }
  expect(numbers.size).toBeGreaterThan(0);
});

test('every matter has several orders', () => {
  for (const { mappingId } of demoMatters)
    expect(all.filter((row) => row.mappingId === mappingId).length).toBeGreaterThan(5);
});

test('rejected filings have a reason', async () => {
  const refused = await opened.sandbox.db
    .select()
    .from(filings)
    .where(inArray(filings.status, ['rejected', 'returned']));
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.filter(({ rejectReasonText, reviewerComments }) => !rejectReasonText || !reviewerComments)).toEqual(
    [],
  );
});

test('the half-finished draft of the first matter can be continued', async () => {
  const [draft] = await opened.sandbox.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'draft'),
        eq(orders.service, 'CreateCase'),
        eq(orders.mappingId, '00000000-0000-4000-8000-000000000001'),
      ),
    );
  const response = await opened.call(`/filing/Tyler/IL/Drafts/New-Case/${draft?.orderId}`);
  expect(response.status).toBe(200);
  expect((await response.json()).content).toMatchObject({
    courtCode: 'lakemoor:cv1',
    parties: [{ person: { lastName: 'Ortega' } }, { organizationName: 'Lakeshore Holdings LLC' }],
    filings: [{ leadDocument: { fileName: 'Complaint.pdf' } }],
  });
});

test('the same seed produces the same demo', () => {
  const at = new Date('2026-11-02T09:00:00Z');
  expect(demoCases(new Chance(1), at)).toEqual(demoCases(new Chance(1), at));
  expect(demoCases(new Chance(1), at)).not.toEqual(demoCases(new Chance(2), at));
});
