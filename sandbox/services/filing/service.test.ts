import { beforeAll, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { roles, userRoles } from '../../db/schema/platform.ts';

const opened = testSandbox();
beforeAll(async () => {
  await opened.sandbox.db.insert(roles).values({ roleId: 99, roleName: 'FilingServiceAdministrator' });
  await opened.sandbox.db.insert(userRoles).values({ userId: 1, roleId: 99 });
});

async function change(body: Record<string, unknown>) {
  const response = await opened.call('/filing/configuration', { body });
  return { status: response.status, body: await response.json() };
}

test('a service administrator changes limits based on the current version', async () => {
  expect(await change({ version: 1, feeQuoteMinutes: 5 })).toMatchObject({
    status: 200,
    body: { version: 2, feeQuoteMinutes: 5, draftLifetimeDays: 30, updatedBy: { userId: 1 } },
  });
  expect(await change({ version: 1, feeQuoteMinutes: 9 })).toMatchObject({
    status: 409,
    body: { code: 'version-conflict' },
  });
  expect(await change({ version: 2, defaultMaxEnvelopeBytes: 2048 })).toMatchObject({ status: 422 });
  expect((await opened.call('/filing/outputcache/codes', { method: 'DELETE' })).status).toBe(204);
});
