/** Filings on paper: quoted by the day, printed, brought, decided; the scan is the stamped copy. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { opposition, paper } from '../../../tests/california.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import type { FilingDocument, OneLegalContent, OrderDetail } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  lead = await uploadPdf(opened.sandbox.db);
  await stopBilling(opened.sandbox);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

/** Sets the court's clock: a Tuesday in Pacific standard time, followed by a court day. */
function at(time: string, day = '2027-01-12'): void {
  opened.sandbox.clock.offset = Date.parse(`${day}T${time}:00-08:00`) - Date.now();
}

async function call(path: string, body: unknown) {
  const response = await opened.call(`/filing/OneLegal/${path}?state=CA`, {
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return { status: response.status, body: await response.json() };
}

const urgent = { serviceLevel: 'urgent', counter: 'drop-off', copies: 1, returnCopies: 'scan' } as const;

const onPaper = (
  delivery: OneLegalContent['physicalDelivery'] = urgent,
  rest: Partial<OneLegalContent> = {},
): OneLegalContent =>
  opposition(lead, {
    courtId: 'alpine',
    serviceRecipients: [],
    apiType: 8,
    isPhysical: true,
    physicalDelivery: delivery,
    ...rest,
  });

const quote = async (content: OneLegalContent) => (await call('OLFees/Existing-Case', { content })).body;

async function submit(content: OneLegalContent, quoteId?: string) {
  const { body: draft } = await call('OLDraft', { content });
  const { orderId, version } = draft;
  return { orderId, ...(await call('OLFilings/Existing-Case', { orderId, version, content, quoteId })) };
}

const read = async (orderId: number): Promise<OrderDetail> => (await opened.call(`/filing/Order/${orderId}`)).json();

test('an urgent delivery is there the same court day until the cutoff, else the next', async () => {
  at('13:59');
  expect((await quote(onPaper())).delivery).toEqual({
    arrivesOn: '2027-01-12',
    courtTimeZone: 'America/Los_Angeles',
    sameDayUntil: '2027-01-12T22:00:00.000Z',
  });
  expect((await quote(onPaper({ ...urgent, serviceLevel: 'standard' }))).delivery.arrivesOn).toBe('2027-01-13');
  at('14:00');
  expect((await quote(onPaper())).delivery).toMatchObject({ arrivesOn: '2027-01-13' });
  // A Friday before Martin Luther King Jr. Day.
  at('15:00', '2027-01-15');
  expect((await quote(onPaper())).delivery.arrivesOn).toBe('2027-01-19');
  at('09:00', '2027-01-16');
  expect((await quote(onPaper())).delivery.arrivesOn).toBe('2027-01-19');
});

test('what was quoted for today is not sold after the cutoff', async () => {
  at('13:58');
  const { quoteId } = await quote(onPaper());
  at('14:01');
  const stale = { status: 409, body: { code: 'quote-stale', delivery: { arrivesOn: '2027-01-13' } } };
  expect(await submit(onPaper(), quoteId)).toMatchObject(stale);
  // Nor once the quote itself is too old.
  at('14:30');
  expect(await submit(onPaper(), quoteId)).toMatchObject(stale);
  const { quoteId: again } = await quote(onPaper());
  expect((await submit(onPaper(), again)).status).toBe(200);
});

test('the court’s fees are quoted when the courier pays them', async () => {
  const motion = (advanceFees: boolean) => onPaper({ ...urgent, advanceFees }, { filings: [paper(lead, 'MOT')] });
  const without = await quote(motion(false));
  const paid = await quote(motion(true));
  expect(paid.feesCalculationAmount - without.feesCalculationAmount).toBeCloseTo(60 * 1.0275, 1);
});

test('is printed, brought and filed; its scan is the stamped copy', async () => {
  at('10:00');
  const { orderId } = await submit(onPaper());
  at('10:05');
  expect(await read(orderId)).toMatchObject({
    statusText: 'Printing',
    paperDelivery: { stage: 'printing', arrivesOn: '2027-01-12', serviceLevel: 'urgent' },
  });
  at('10:31');
  expect(await read(orderId)).toMatchObject({
    statusText: 'With the courier',
    paperDelivery: { stage: 'with-courier' },
  });
  at('12:45');
  expect(await read(orderId)).toMatchObject({
    statusText: 'At the court',
    paperDelivery: { stage: 'at-court', receivedBy: 'Drop box' },
  });
  at('16:00');
  const filed = await read(orderId);
  expect(filed).toMatchObject({ status: 'accepted', statusText: 'Filed', paperDelivery: { stage: 'decided' } });
  expect(filed.filings[0]?.documents[0]?.stampedUrl).toBeDefined();
  expect(filed.statusHistory.map(({ statusText }) => statusText)).toEqual([
    'Filed',
    'At the court',
    'With the courier',
    'Printing',
    'Printing',
  ]);
});

test('without a scan there is no stamped copy; a rejection leaves the courier to pay', async () => {
  at('10:00');
  const filings = [{ ...paper(lead, 'OPP'), title: 'return: The signature is missing.' }];
  const { orderId } = await submit(onPaper({ ...urgent, returnCopies: 'mail', advanceFees: true }, { filings }));
  const other = await submit(onPaper({ ...urgent, returnCopies: 'mail' }));
  at('16:00');
  const rejected = await read(orderId);
  expect(rejected).toMatchObject({ status: 'rejected', filings: [{ statusText: 'Rejected' }] });
  // The courier and the pages, with the card's fee; neither the court nor the provider.
  const cents = Math.round((9500 + 15 * lead.pageCount) * 1.0275);
  expect(rejected.payment?.capturedAmount).toBe(cents / 100);
  const mailed = await read(other.orderId);
  expect(mailed.status).toBe('accepted');
  expect(mailed.filings[0]?.documents[0]?.stampedUrl).toBeUndefined();
});

test('can be cancelled while it is printed, and then costs nothing', async () => {
  at('10:00');
  const { orderId, body } = await submit(onPaper());
  at('10:10');
  const cancel = () =>
    opened.call('/filing/Tyler/CA/Filings/CancelFilings', { body: { orderId, filingIds: body.filingIds } });
  expect(await (await cancel()).json()).toMatchObject({ orderStatus: 'cancelled' });
  expect(await read(orderId)).toMatchObject({ paperDelivery: { stage: 'cancelled' }, payment: { capturedAmount: 0 } });
  const { orderId: late, body: on } = await submit(onPaper());
  at('11:00');
  await read(late);
  const refused = await opened.call('/filing/Tyler/CA/Filings/CancelFilings', {
    body: { orderId: late, filingIds: on.filingIds },
  });
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe('The documents are with the courier.');
});

test('names what is missing of the delivery', async () => {
  at('10:00');
  const { body } = await submit(onPaper({ instructions: 'Ring twice.' }));
  expect(Object.keys(body.errors).toSorted()).toEqual([
    'content.physicalDelivery.copies',
    'content.physicalDelivery.counter',
    'content.physicalDelivery.returnCopies',
    'content.physicalDelivery.serviceLevel',
  ]);
});
