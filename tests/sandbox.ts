/** A separate in-memory sandbox for a test file, with the demo data, opened in a third of a second. */
import { readFileSync } from 'node:fs';
import { eq, like, or } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { Storage } from '../sandbox/db/connection.ts';
import { dueWork } from '../sandbox/db/schema/control.ts';
import { clients, users } from '../sandbox/db/schema/platform.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { runtimeConfig } from '../sandbox/runtime-config.ts';
import type { RunningSandbox } from '../sandbox/sandbox.ts';

export const testOrigin = 'http://localhost:5173';
/** The backends' addresses, as the sandbox tells them to a deployment. */
export const testServices = runtimeConfig(new URL(testOrigin).host).services;

export interface TestSandbox {
  readonly sandbox: RunningSandbox;
  /** A token for a demo person, by user name. */
  tokenOf(userName: string): Promise<string>;
  /**
   * Calls a backend as a demo person (Nora Marlow, administrator of firm 1, by default; null for signed out). A plain
   * object `body` is sent as JSON.
   */
  call(path: string, options?: CallOptions): Promise<Response>;
}

interface CallOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  as?: string | null;
}

/** Opens the sandbox, in memory by default; the caller closes it (`afterAll(() => opened.sandbox.close())`). */
export async function openTestSandbox(storage: Storage = fromTemplate()): Promise<TestSandbox> {
  // Each request sees the effects of all due work, however busy the machine is.
  const sandbox = await createSandbox({ storage, patience: Number.POSITIVE_INFINITY });
  const tokenOf = async (userName: string) => {
    const [row] = await sandbox.db
      .select()
      .from(users)
      .innerJoin(clients, eq(users.clientId, clients.clientId))
      .where(eq(users.userName, userName));
    if (!row) throw new Error(`There is no demo person ${userName}.`);
    return issueAccessToken(sandbox, { ...row.users, retailerId: row.clients.retailerId });
  };
  const call = async (
    path: string,
    { method, body, headers = {}, as = 'nora.marlow@example.com' }: CallOptions = {},
  ) => {
    const isForm = body instanceof FormData;
    const request = new Request(`${testOrigin}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    return sandbox.fetch(request);
  };
  return { sandbox, tokenOf, call };
}

/** A sandbox for a test file: opened before its tests and closed after them. */
export function testSandbox(): TestSandbox {
  let opened: TestSandbox;
  beforeAll(async () => {
    opened = await openTestSandbox();
  });
  afterAll(() => opened.sandbox.close());
  return {
    get sandbox() {
      return opened.sandbox;
    },
    tokenOf: (userName) => opened.tokenOf(userName),
    call: (path, options) => opened.call(path, options),
  };
}

/** A file in memory. Another blob copies its bytes when it is made and at each reading, a third of opening a sandbox. */
class Template extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(path: string) {
    super();
    this.#bytes = Uint8Array.from(readFileSync(path)).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

let template: Template | undefined;

/** The demo data from the run's setup, in memory, and read once for all test files of a worker. */
function fromTemplate(): Storage {
  template ??= new Template(inject('databaseTemplate'));
  return { kind: 'memory', template };
}

/**
 * Issues no more invoices and charges no dockets, for tests that move the clock past the day on which unpaid invoices hold
 * a firm's filings.
 */
export async function stopBilling({ db }: RunningSandbox): Promise<void> {
  await db.delete(dueWork).where(or(like(dueWork.kind, 'billing.%'), eq(dueWork.kind, 'docket.round')));
}
