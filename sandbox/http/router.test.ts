import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../tests/sandbox.ts';
import type { Operation } from './operation.ts';
import { anyone } from './rights/roles.ts';
import { backendRouter } from './router.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
afterAll(() => opened.sandbox.close());

const answerSchema = z.object({ name: z.string(), items: z.array(z.object({ id: z.int() })) });
const operation = (operationId: string) =>
  ({
    ...{ operationId, method: 'get', path: `/${operationId}`, isPublic: true, paramKinds: {}, queryKinds: {} },
    ...{ paramsSchema: undefined, querySchema: undefined, headerSchema: undefined },
    ...{ bodyType: undefined, bodySchema: undefined, status: 200, answerType: 'application/json', answerSchema },
  }) satisfies Operation;
const operations = { plain: operation('plain'), made: operation('made'), wrong: operation('wrong') };
const stored = { name: 'Bramwell', passwordHash: 'secret', items: [{ id: 1, tokenHash: 'secret' }] };

async function ask(operationId: keyof typeof operations) {
  const logged: unknown[] = [];
  const sandbox = { ...opened.sandbox, log: (_: string, error: unknown) => void logged.push(error) };
  const router = backendRouter(sandbox, {
    operations,
    rights: { plain: anyone, made: anyone, wrong: anyone },
    handlers: {
      plain: () => stored,
      made: () => Response.json(stored, { headers: { 'set-cookie': 'a=b' } }),
      wrong: () => Response.json({ ...stored, name: 1 }),
    },
  });
  const response = await router.fetch(new Request(`${testOrigin}/${operationId}`));
  return { status: response.status, headers: response.headers, body: await response.json(), logged };
}

const declared = { name: 'Bramwell', items: [{ id: 1 }] };

test('an answer leaves without what its contract doesn’t declare', async () => {
  expect(await ask('plain')).toMatchObject({ status: 200, body: declared });
  expect((await ask('plain')).body).toEqual(declared);
});

test('so does one that a handler made whole, with its headers', async () => {
  const { body, headers } = await ask('made');
  expect(body).toEqual(declared);
  expect(headers.get('set-cookie')).toBe('a=b');
});

test('an answer that violates its contract leaves not at all', async () => {
  const { status, body, logged } = await ask('wrong');
  expect([status, body.code]).toEqual([500, 'internal-error']);
  expect(logged).toHaveLength(1);
});
