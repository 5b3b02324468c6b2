/** Courtesy copies are delivered, and e-service is sent and opened, on the sandbox's clock. */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import { charges } from '../db/schema/charges.ts';
import { dueWork } from '../db/schema/control.ts';
import { courtesyCopies } from '../db/schema/courtesy-copies.ts';
import { filingRecipients, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import type { OrderDetail, SmtpLogEntry } from '../generated/filing/schemas.ts';
import { serviceOrderWork } from './service-orders.ts';

const opened = testSandbox();

const minutes = (count: number) => count * 60_000;
const pass = (milliseconds: number) => {
  opened.sandbox.clock.offset += milliseconds;
};

/** Turns a finished demo order of Nora's firm into one that starts in a minute. */
async function begun(service: 'CourtesyCopy' | 'EService', kind: string): Promise<number> {
  const { db, clock } = opened.sandbox;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.service, service), eq(orders.clientId, 1), eq(orders.status, 'completed')));
  const orderId = order?.orderId ?? 0;
  await db.update(orders).set({ status: 'in-progress' }).where(eq(orders.orderId, orderId));
  await db
    .update(courtesyCopies)
    .set({ stage: 'printing', receivedBy: null })
    .where(eq(courtesyCopies.orderId, orderId));
  await db.update(charges).set({ status: 'not-yet-charged' }).where(eq(charges.orderId, orderId));
  await db.insert(dueWork).values({ dueAt: new Date(clock.now().getTime() + minutes(1)), kind, payload: { orderId } });
  return orderId;
}

async function detailOf(orderId: number): Promise<OrderDetail> {
  return (await opened.call(`/filing/Order/${orderId}`)).json();
}

test('a courtesy copy is sent and delivered, then charged', async () => {
  const orderId = await begun('CourtesyCopy', serviceOrderWork.dispatch);
  expect(await detailOf(orderId)).toMatchObject({ status: 'in-progress', courtesyCopy: { stage: 'printing' } });
  pass(minutes(2));
  const out = await detailOf(orderId);
  expect(out).toMatchObject({ statusText: 'Out for delivery', courtesyCopy: { stage: 'out-for-delivery' } });
  expect(out.payment).not.toHaveProperty('capturedAmount');
  pass(minutes(90));
  const delivered = await detailOf(orderId);
  expect(delivered).toMatchObject({
    status: 'completed',
    statusText: 'Delivered',
    version: out.version + 1,
    courtesyCopy: { stage: 'delivered', receivedBy: 'Chambers clerk', deliveredAt: expect.any(String) },
    filings: [
      {
        status: 'served',
        statusText: 'Delivered',
        documents: expect.arrayContaining([expect.objectContaining({ kind: 'lead' })]),
      },
    ],
    payment: { capturedAmount: delivered.fees?.total },
  });
  expect(delivered.statusHistory[0]).toMatchObject({ statusText: 'Delivered', comment: 'Received by Chambers clerk.' });
});

test('e-service is sent, one notice is undeliverable, the others are opened one by one', async () => {
  const { db } = opened.sandbox;
  const orderId = await begun('EService', serviceOrderWork.sendMail);
  const [filing] = await db.select().from(filings).where(eq(filings.orderId, orderId));
  const filingId = filing?.filingId ?? '';
  await db.delete(filingRecipients).where(eq(filingRecipients.filingId, filingId));
  await db.insert(filingRecipients).values(
    ['edda.rask', 'bounce.nobody', 'unread.halloran', 'ximena.prado'].map((name) => ({
      filingId,
      serviceContactId: `sc-${name}`,
      name,
      email: `${name}@example.com`,
      statusCode: 'pending' as const,
    })),
  );
  const states = async () =>
    (await detailOf(orderId)).filings[0]?.recipients.map(({ statusCode, isOpened }) =>
      isOpened ? 'opened' : statusCode,
    );
  expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending']);
  pass(minutes(1));
  expect(await states()).toEqual(['sent', 'undeliverable', 'sent', 'sent']);
  expect(await detailOf(orderId)).toMatchObject({ status: 'completed', statusText: 'Service incomplete' });
  pass(50_000);
  expect(await states()).toEqual(['opened', 'undeliverable', 'sent', 'sent']);
  const before = await detailOf(orderId);
  pass(minutes(60));
  expect(await states()).toEqual(['opened', 'undeliverable', 'sent', 'opened']);
  const after = await detailOf(orderId);
  expect(after.version).toBe(before.version + 1);

  const log = async (contact: string): Promise<SmtpLogEntry[]> => {
    const query = new URLSearchParams({
      FilingId: filingId,
      ServiceContactId: `sc-${contact}`,
      CourtId: after.court?.code ?? '',
    });
    return (await opened.call(`/filing/Tyler/${after.state}/Filings/SmtpLog?${query}`)).json();
  };
  expect((await log('edda.rask')).map(({ event }) => event)).toEqual(['sent', 'delivered', 'opened']);
  expect((await log('bounce.nobody')).map(({ event }) => event)).toEqual(['sent', 'bounced']);
});

test('finished work is not repeated', async () => {
  const { db, clock } = opened.sandbox;
  const [row] = await db.select().from(courtesyCopies).where(eq(courtesyCopies.stage, 'delivered'));
  const orderId = row?.orderId ?? 0;
  await db.insert(dueWork).values({ dueAt: clock.now(), kind: serviceOrderWork.dispatch, payload: { orderId } });
  await opened.call('/filing/Version');
  const [after] = await db.select().from(courtesyCopies).where(eq(courtesyCopies.orderId, orderId));
  expect(after).toEqual(row);
});
