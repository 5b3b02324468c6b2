import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();
const as = 'otto.vance@example.com';

async function change(body: Record<string, unknown>) {
  const response = await opened.call('/filing/configuration', { body, as });
  return { status: response.status, body: await response.json() };
}

test('a service administrator changes limits based on the current version', async () => {
  expect(await change({ version: 1, feeQuoteMinutes: 5 })).toMatchObject({
    status: 200,
    body: { version: 2, feeQuoteMinutes: 5, draftLifetimeDays: 30, updatedBy: { userId: 14 } },
  });
  expect(await change({ version: 1, feeQuoteMinutes: 9 })).toMatchObject({
    status: 409,
    body: { code: 'version-conflict' },
  });
  expect(await change({ version: 2, defaultMaxEnvelopeBytes: 2048 })).toMatchObject({ status: 422 });
  expect((await opened.call('/filing/outputcache/codes', { method: 'DELETE', as })).status).toBe(204);
  expect((await opened.call('/filing/outputcache/codes', { method: 'DELETE' })).status).toBe(403);
});
