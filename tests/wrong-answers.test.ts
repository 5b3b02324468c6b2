/**
 * Every change of every generated client, answered wrongly: none is taken for done, and none is said to have failed
 * (docs/adr/0022). What screens say is tested in a browser (`npm run test:answers`).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backends } from '../orval.config.ts';
import { setBaseAddresses } from '../src/api/backends.ts';
import { mayHaveTakenEffect } from '../src/api/errors/index.ts';
import { resetRunnerHooks, setRunnerHooks } from '../src/api/http.ts';

const root = resolve(import.meta.dirname, '..');
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** As e2e/support/wrong-answers.ts; silence is the runner's time limit. */
const wrongAnswers: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'HTML 200': () => new Response('<h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } }),
  '{}': () => json('{}'),
  null: () => json('null'),
  'empty 200': () => new Response(null),
  '204': () => new Response(null, { status: 204 }),
  'half a body': () => json('{"orderId": 1042, "version": 7, "sta'),
  'reset connection': () => Promise.reject(new TypeError('Failed to fetch')),
};

interface Operation {
  method: string;
  status: number;
  path: string;
}

interface Change extends Operation {
  name: string;
  call: () => unknown;
}

/** Tells what a call takes in its place, as far as an address needs it. */
const given = (operation: Operation) => {
  const inPath = [...operation.path.matchAll(/\{\w+\}/g)].map(() => '1');
  return [...inPath, { Files: [] }, {}, {}];
};

/** The firm's number has one of two names, which only the caller can ask for (src/features/onboarding/calls). */
const judgedByCaller: ReadonlySet<string> = new Set(['registrationCreateClient: {}']);

async function changesOf(backend: string): Promise<Change[]> {
  const { operations }: { operations: Record<string, Operation> } = await import(
    resolve(root, 'sandbox/generated', backend, 'operations.ts')
  );
  const client: Record<string, unknown> = await import(resolve(root, 'src/api/generated', backend, 'index.ts'));
  return Object.entries(operations).flatMap(([name, operation]) => {
    const call = client[name];
    if (operation.method === 'get' || typeof call !== 'function' || isRead(backend, name)) return [];
    return [{ ...operation, name, call: () => Reflect.apply(call, undefined, given(operation)) }];
  });
}

/** A search by POST, as the generated call tells the runner. */
function isRead(backend: string, name: string): boolean {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return readFileSync(resolve(root, 'src/api/generated', backend, file, `${file}.ts`), 'utf8').includes('isRead: true');
}

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  const address = 'https://backend.example';
  setBaseAddresses({
    platform: address,
    billing: address,
    filing: address,
    integration: address,
    docketSync: address,
    docketWatch: address,
    processServing: address,
    legacyProcessServing: address,
    documentExtract: address,
    places: address,
    notifications: address,
    workspace: address,
    invitations: address,
    live: address,
  });
  setRunnerHooks({ accessToken: () => null, renewToken: async () => false, reportMismatch: () => {} });
});
afterAll(() => {
  vi.unstubAllGlobals();
  resetRunnerHooks();
});

for (const backend of backends) {
  const changes = await changesOf(backend);
  describe.runIf(changes.length > 0)(backend, () => {
    it.each(changes)('$name is neither done nor failed when it is answered wrongly', async ({ name, call, status }) => {
      const taken: string[] = [];
      for (const [kind, answer] of Object.entries(wrongAnswers)) {
        if (Number(kind) === status || judgedByCaller.has(`${name}: ${kind}`)) continue;
        fetchMock.mockReset().mockImplementation(async () => answer());
        const outcome = await Promise.resolve()
          .then(call)
          .then(
            () => 'done',
            (error: unknown) => (mayHaveTakenEffect(error) ? 'unknown' : `failed: ${error}`),
          );
        expect(fetchMock, 'the call is made').toHaveBeenCalled();
        if (outcome !== 'unknown') taken.push(`${kind}: ${outcome}`);
      }
      expect(taken).toEqual([]);
    });
  });
}
