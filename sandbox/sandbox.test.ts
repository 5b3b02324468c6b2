import { expect, test } from 'vitest';
import { openTestSandbox, testOrigin } from '../tests/sandbox.ts';

test('closing finishes pending requests and rejects new ones', async () => {
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
