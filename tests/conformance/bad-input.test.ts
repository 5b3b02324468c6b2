/**
 * Every implemented sandbox operation gets invalid input generated from its contract and must respond 4xx with a
 * problem body that names the field, never 5xx or 2xx.
 */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { backends } from '../../orval.config.ts';
import { userRoles } from '../../sandbox/db/schema/platform.ts';
import { issueAccessToken } from '../../sandbox/http/access-token.ts';
import { openTestSandbox, testOrigin } from '../sandbox.ts';
import { type BadRequest, badRequestsOf, extremeRequestsOf } from './bad-requests.ts';
import { type ContractOperation, readContract } from './contract.ts';

// Some operations get hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

// Opened during test collection, because only the running sandbox knows what is implemented.
const opened = await openTestSandbox();
const token = await opened.tokenOf('nora.marlow@example.com');
afterAll(() => opened.sandbox.close());

// With every role that an operation needs, so that it is its input that is refused.
await opened.sandbox.db.insert(userRoles).values([6, 8].map((roleId) => ({ userId: 1, roleId })));

const built: [string, string, ContractOperation][] = [];
for (const backend of backends) {
  for (const operation of readContract(backend).operations) {
    const probe = await send(backend, { operation, authorization: undefined });
    if (probe.status !== 501) built.push([backend, operation.operationId, operation]);
  }
}

test('most operations of the first screens are implemented', () => {
  expect(built.length).toBeGreaterThan(80);
});

test('146 of 146 filing operations are implemented', () => {
  const named = readContract('filing').operations.map(({ operationId }) => operationId);
  expect(named).toHaveLength(146);
  const implemented = new Set(built.filter(([backend]) => backend === 'filing').map(([, id]) => id));
  expect(named.filter((id) => !implemented.has(id))).toEqual([]);
});

test.each(['integration', 'platform', 'billing', 'live'])('no operation of %s answers 501', (backend) => {
  const implemented = new Set(built.filter(([of]) => of === backend).map(([, id]) => id));
  const named = readContract(backend).operations.map(({ operationId }) => operationId);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !implemented.has(id))).toEqual([]);
});

describe.each(built)('%s %s', (backend, _, operation) => {
  test('requires a valid token', async ({ skip }) => {
    if (operation.isPublic) skip('public');
    const expired = await issueAccessToken(opened.sandbox, nora, -1);
    const forged = `${token.slice(0, -3)}abc`;
    for (const bearer of [
      undefined,
      'Bearer ',
      'Bearer x.y.z',
      `Bearer ${forged}`,
      `Bearer ${expired}`,
      `Basic ${token}`,
    ]) {
      const response = await send(backend, { operation, authorization: bearer });
      await expectProblem(response, 401, `token ${bearer?.slice(0, 12)}`);
    }
  });

  test('rejects what its contract does not allow', async () => {
    for (const bad of badRequestsOf(readContract(backend), operation)) {
      const response = await send(backend, bad);
      const problem = await expectProblem(response, bad.status, bad.label);
      if (bad.field !== undefined && problem.code === 'invalid-request')
        expect(
          namesField(Object.keys(problem.errors ?? {}), bad.field),
          `${bad.label}: ${JSON.stringify(problem.errors)}`,
        ).toBe(true);
    }
  });

  test('accepts the extremes its contract allows', async () => {
    for (const request of extremeRequestsOf(readContract(backend), operation)) {
      const response = await send(backend, request);
      expect(response.status, request.label).toBeLessThan(500);
      await response.body?.cancel();
    }
  });
});

const nora = {
  userId: 1,
  clientId: 1,
  retailerId: 2,
  userName: 'nora.marlow@example.com',
  name: 'Nora Marlow',
  email: 'nora.marlow@example.com',
};

interface Sent extends Partial<Omit<BadRequest, 'operation'>> {
  operation: ContractOperation;
  authorization?: string | undefined;
}

function send(backend: string, request: Sent): Promise<Response> {
  const { operation, path = operation.path.replaceAll(/\{\w+\}/g, '1'), contentType, body } = request;
  const authorization = 'authorization' in request ? request.authorization : `Bearer ${token}`;
  const headers = new Headers(request.headers);
  if (authorization) headers.set('authorization', authorization);
  if (contentType) headers.set('content-type', contentType);
  return opened.sandbox.fetch(
    new Request(`${testOrigin}/api/${backend}${path}`, {
      method: operation.method.toUpperCase(),
      headers,
      body,
      redirect: 'manual',
    }),
  );
}

async function expectProblem(response: Response, status: number | undefined, label: string) {
  expect(response.status, label).toBeGreaterThanOrEqual(400);
  expect(response.status, label).toBeLessThan(500);
  if (status !== undefined) expect(response.status, label).toBe(status);
  expect(response.headers.get('content-type'), label).toBe('application/problem+json');
  const problem: { status: number; title: string; code?: string; errors?: Record<string, string[]> } =
    await response.json();
  expect(problem, label).toMatchObject({ status: response.status, title: expect.stringMatching(/\w/) });
  return problem;
}

/** The error may name the field or its parent. */
function namesField(named: readonly string[], field: string): boolean {
  return named.some(
    (name) => name === 'body' || name === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`),
  );
}
