/** Accounts with the e-filing service: registration, administrators, the new experience, notices of filing. */
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { filingTypes } from '../../db/schema/filing-codes.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceContacts } from '../../db/schema/service-contacts.ts';

const opened = testSandbox();
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body?: unknown, as?: string) {
  const response = await opened.call(`/filing/${path}`, { body, as });
  return { status: response.status, body: await response.json() };
}
const theo = 'theo.finch@example.com';

test('a firm registers once with its first administrator', async () => {
  const firm = {
    isIndividual: false,
    firmName: 'Quill & Fenn LLP',
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada.quill@example.com',
    password: 'Correct-Horse-7',
    phone: '(555) 010-0142',
    address: { addressLine1: '200 Harbor Street', city: 'Lakemoor', state: 'IL', zipCode: '60051', country: 'US' },
  };
  expect(await call('Tyler/IL/Firms', { ...firm, firmName: ' ', password: 'alllower' })).toMatchObject({
    status: 422,
    body: { errors: { firmName: [expect.any(String)], password: [expect.any(String)] } },
  });
  const made = await call('Tyler/IL/Firms', firm);
  expect(made).toMatchObject({ status: 201, body: { firmName: 'Quill & Fenn LLP', activationEmailSent: true } });
  expect(JSON.stringify(made.body)).not.toContain(firm.password);
  const again = await call('Tyler/IL/Firms', { ...firm, email: 'Ada.Quill@example.com' });
  expect(again).toMatchObject({ status: 409, body: { errors: { email: [expect.any(String)] } } });
  expect((await call('Tyler/FL/Firms', firm)).status).toBe(404);
});

test('the client type is that of the last registration in the state', async () => {
  const registration = {
    isIndividual: true,
    firstName: 'Ivo',
    lastName: 'Quill',
    email: 'ivo.quill@example.com',
    password: 'Correct-Horse-7',
    phone: '(555) 010-0143',
    address: { addressLine1: '200 Harbor Street', city: 'Lakemoor', state: 'TX', zipCode: '75001', country: 'US' },
  };
  const clientType = async (state: string, as?: string) =>
    (await call(`Tyler/${state}/User/Client-Type`, undefined, as)).body.clientType;
  expect(await clientType('TX', theo)).toBe('firm');
  expect(await call('Tyler/TX/Firms', registration, theo)).toMatchObject({
    status: 403,
    body: { code: 'administrator-required' },
  });
  expect(await call('Tyler/TX/Firms', registration)).toMatchObject({ status: 201 });
  expect(await clientType('TX', theo)).toBe('self-represented');
  expect(await clientType('IL', theo)).toBe('firm');
  expect(await clientType('TX', 'june.ashgrove@example.com')).toBe('firm');
});

test('administrators add an administrator, once; others don’t', async () => {
  const before = (await call('Tyler/IL/Firms/admins')).body;
  const admin = { firstName: 'Ivo', lastName: 'Abel', email: 'ivo.abel@example.com' };
  expect((await call('Tyler/IL/Firms/admins', admin, theo)).status).toBe(403);
  expect(await call('Tyler/IL/Firms/admins', admin)).toMatchObject({ status: 201, body: { isActivated: false } });
  expect((await call('Tyler/IL/Firms/admins', admin)).status).toBe(409);
  expect((await call('Tyler/IL/Firms/admins', { ...admin, lastName: ' ' })).status).toBe(422);
  const after = (await call('Tyler/IL/Firms/admins')).body;
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject(admin);
});

test('a notice of filing is generated, filed and served, once', async () => {
  const { db } = opened.sandbox;
  const [found] = await db
    .select({ order: orders, courtCase: courtCases })
    .from(orders)
    .innerJoin(courtCases, eq(courtCases.caseTrackingId, orders.caseTrackingId))
    .where(
      and(
        eq(orders.clientId, 1),
        eq(orders.state, 'IL'),
        eq(orders.service, 'FileIntoCase'),
        eq(orders.status, 'accepted'),
      ),
    );
  const [contact] = await db
    .select()
    .from(serviceContacts)
    .where(and(eq(serviceContacts.clientId, 1), eq(serviceContacts.state, 'IL')));
  if (!found || !contact) throw new Error('The demo lacks what this test needs.');
  const { order, courtCase } = found;
  const types = await db.select().from(filingTypes).where(eq(filingTypes.state, 'IL'));
  const notice = types.find(({ name }) => /notice of filing/i.test(name));
  const request = {
    envelopeOrderId: order.orderId,
    courtCode: courtCase.courtCode,
    caseTrackingId: courtCase.caseTrackingId,
    filingTypeCode: notice?.code ?? '',
    serviceContactIds: [contact.serviceContactId],
  };
  const unknown = { ...request, serviceContactIds: [crypto.randomUUID()] };
  expect(Object.keys((await call('Tyler/IL/AutoFileService/NoticeOfFiling', unknown)).body.errors)).toEqual([
    'serviceContactIds.0',
  ]);
  const first = await call('Tyler/IL/AutoFileService/NoticeOfFiling', request);
  expect(first).toMatchObject({ status: 200, body: { fileName: 'Notice of Filing.pdf' } });
  const again = await call('Tyler/IL/AutoFileService/NoticeOfFiling', request);
  expect(again).toMatchObject({ status: 409, body: { code: 'notice-exists' } });
  const shown = (await call(`Order/${first.body.orderId}`)).body;
  expect(shown.filings[0]).toMatchObject({ recipients: [{ email: contact.email }] });
});

// The last one: eight days later, an invoice may be overdue and the firm's filings are refused.
test('the new experience is turned off with a survey, and a reminder becomes due', async () => {
  const { sandbox } = opened;
  const userId = 1;
  const [own, other] = [await call(`OptInExperience/history/${userId}`), await call('OptInExperience/history/2')];
  const mine = own.status === 200 ? 1 : 2;
  expect([own.status, other.status].toSorted()).toEqual([200, 403]);
  await call('OptInExperience/track-toggle', { userId: mine, isOptedIn: false, page: '/orders' });
  await call('OptInExperience/save-survey', { userId: mine, rating: 2, comment: 'Drafts moved.' });
  const remindAt = new Date(sandbox.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const set = await call('OptInExperience/set-reminder', { userId: mine, remindAt });
  expect(set.body).toEqual({ userId: mine, isDue: false, remindAt });
  const past = await call('OptInExperience/set-reminder', { userId: mine, remindAt: '2020-01-01T00:00:00Z' });
  expect(past.status).toBe(422);
  const { body } = await call(`OptInExperience/history/${mine}`);
  expect(body.map(({ type }: { type: string }) => type)).toEqual(['reminder-set', 'survey-saved', 'opted-out']);
  sandbox.clock.offset += 8 * 86_400_000;
  expect((await call(`OptInExperience/reminder-status/${mine}`)).body.isDue).toBe(true);
});
