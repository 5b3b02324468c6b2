import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { orders } from '../../db/schema/orders.ts';
import { signatureEnvelopes, signatureSigners } from '../../db/schema/signatures.ts';

const backend = testSandbox();

test('the demo’s envelopes agree with their status', async () => {
  const { db } = backend.sandbox;
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.orderId, orders.orderId))
    .where(like(signatureEnvelopes.idempotencyKey, 'demo-%'));
  const all = await db.select().from(orders).where(eq(orders.service, 'ElectronicSignature'));
  const recent = new Set(rows.map(({ orders: { orderId } }) => orderId));
  expect(
    all.filter(({ description, orderId }) => description.startsWith('Signature of') && !recent.has(orderId)),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
  for (const { orders: order, signature_envelopes: envelope } of rows) {
    const signers = await db.select().from(signatureSigners).where(eq(signatureSigners.orderId, order.orderId));
    const signed = signers.filter(({ status }) => status === 'signed').length;
    if (order.status === 'in-progress') {
      expect(envelope.status).toBe('delivered');
      expect(order.statusText).toBe(`${signed} of ${signers.length} signed`);
    } else {
      expect(envelope.status).toBe(order.statusText === 'Declined' ? 'declined' : 'completed');
      expect(envelope.sealedFileId === null).toBe(envelope.status === 'declined');
      expect(signed === signers.length).toBe(envelope.status === 'completed');
    }
  }
});
