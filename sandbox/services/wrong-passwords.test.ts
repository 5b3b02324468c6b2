/** 200 parallel wrong passwords don't pass the limit, on PGlite and, where one is installed, on PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, hasPostgres, type PostgresServer, startPostgres } from '../../tests/postgres.ts';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../tests/sandbox.ts';
import { demoPassword } from '../demo/people.ts';

const tries = 200;
const allowed = 5;
const nora = 'nora.marlow@example.com';

/** Wrong passwords, and the right one among them after the limit. */
const passwords = Array.from({ length: tries }, (_, place) => (place === 150 ? demoPassword : `Wrong-${place}`));

function describeLimits(open: () => TestSandbox): void {
  const statusesOf = async (ask: (password: string) => Promise<Response>) =>
    Promise.all(passwords.map(async (password) => (await ask(password)).status));
  const counted = (statuses: readonly number[], ...wanted: number[]) =>
    statuses.filter((status) => wanted.includes(status)).length;

  it('at sign-in', async () => {
    const statuses = await statusesOf((password) =>
      open().sandbox.fetch(
        new Request(`${testOrigin}/api/platform/account/login`, {
          method: 'POST',
          body: new URLSearchParams({ email: 'priya.raman@example.com', password }),
        }),
      ),
    );
    expect([counted(statuses, 401, 303), counted(statuses, 429)]).toEqual([allowed, tries - allowed]);
  });

  it('at the sign-in of an e-filing provider', async () => {
    const statuses = await statusesOf((password) =>
      open().call('/filing/Tyler/IL/Authentication', { body: { userName: nora, password } }),
    );
    expect([counted(statuses, 200, 422), counted(statuses, 423)]).toEqual([allowed, tries - allowed]);
  });

  it('at the change of an e-filing password', async () => {
    const statuses = await statusesOf((currentPassword) =>
      open().call('/filing/Tyler/TX/Authentication/Password', {
        body: { email: nora, currentPassword, newPassword: 'Another-Password-8' },
      }),
    );
    expect([counted(statuses, 200, 422), counted(statuses, 423)]).toEqual([allowed, tries - allowed]);
  });
}

describe('on PGlite, the limit holds', () => {
  let opened: TestSandbox;
  beforeAll(async () => {
    opened = await openTestSandbox();
  });
  afterAll(() => opened.sandbox.close());
  describeLimits(() => opened);
});

describe.runIf(hasPostgres())('on PostgreSQL, the limit holds', () => {
  let server: PostgresServer;
  let opened: TestSandbox;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await createDatabase(server.url, `benchfile_passwords_${process.pid}`);
    opened = await openTestSandbox({ kind: 'server', url });
  }, 120_000);
  afterAll(async () => {
    await opened.sandbox.close();
    server.stop();
  });
  describeLimits(() => opened);
});
