/** Failed cases ordered again stay in the first order's status (dockets, section 1.9). */
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { caseAt, productCaseIdOf } from '../../simulators/dockets/court-records.ts';

const backend = testSandbox();

/** Of the demo's account: the first passes, the second fails once. */
const cases = [200, 201].flatMap((place) => {
  const record = caseAt(4, place);
  if (!record) return [];
  return {
    productCaseId: productCaseIdOf(record),
    caseNumber: record.caseNumber,
    description: record.caseTitle,
    matter: { displayName: '00015-Ortega', clientReference: '00015-Ortega' },
  };
});

type Results = { orderId: number; subActionOrderId: number | null; failure?: { code: string } }[];

async function order(retryOfOrderId?: number): Promise<Results> {
  const response = await backend.call('/docket-sync/public/api/Case/bulk-sync?providerId=4', {
    body: {
      cases: retryOfOrderId === undefined ? cases : cases.slice(1),
      accountName: 'nmarlow',
      state: 'NY',
      retailerCode: 'clio',
      ...(retryOfOrderId === undefined ? {} : { retryOfOrderId }),
    },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function statusOf(orderId: number): Promise<Results> {
  const response = await backend.call('/docket-sync/public/api/Case/bulk-sync-status?providerId=4&state=NY', {
    body: [{ orderId }],
  });
  return response.json();
}

test('a case that failed is Active in its place once its retry has been answered', async () => {
  const orderId = (await order())[0]?.orderId ?? 0;
  backend.sandbox.clock.offset += 120_000;
  expect((await statusOf(orderId)).map(({ failure }) => failure?.code)).toEqual([undefined, 'provider-error']);
  const retryId = (await order(orderId))[0]?.orderId;
  expect((await statusOf(orderId)).map((each) => [each.orderId, each.failure])).toEqual([
    [orderId, undefined],
    [retryId, undefined],
  ]);
  backend.sandbox.clock.offset += 120_000;
  const results = await statusOf(orderId);
  expect(results.every(({ subActionOrderId }) => subActionOrderId !== null)).toBe(true);
});
