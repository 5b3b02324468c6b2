import { expect, test } from 'vitest';
import { openTestSandbox, testOrigin } from '../tests/sandbox.ts';

test('closing answers what was begun, and refuses what comes later', async () => {
  const { sandbox, tokenOf } = await openTestSandbox();
  const headers = { authorization: `Bearer ${await tokenOf('nora.marlow@example.com')}` };
  const ask = () => sandbox.fetch(new Request(`${testOrigin}/api/platform/v1/Retailers/1`, { headers }));
  const begun = ask();
  const closing = sandbox.close();
  const late = await ask();
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ code: 'closing' });
  expect((await begun).status).not.toBe(500);
  await closing;
});
