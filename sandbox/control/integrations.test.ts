import { afterEach, expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../tests/sandbox.ts';
import { keepExpense, keepFile } from '../simulators/practice-management/matter-store.ts';

const nora = 'nora.marlow@example.com';
const ortega = { clientId: 1, matterReference: '1503201' };
const files = `/integration/v1/integrations/clio/files/${ortega.matterReference}`;

const opened = testSandbox();
afterEach(async () => {
  await put('connections', { userName: nora, connection: 'connected' });
  await put('health', { integrationName: 'clio', status: 'healthy' });
});

const put = (what: string, body: unknown) =>
  opened.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/integrations/${what}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: testOrigin },
      body: JSON.stringify(body),
    }),
  );
const statusOfFiles = async () => (await opened.call(files)).status;

test.each(['revoked', 'expired'])('a %s connection stops working', async (connection) => {
  expect(await statusOfFiles()).toBe(200);
  expect((await put('connections', { userName: nora, connection })).status).toBe(200);
  expect(await statusOfFiles()).toBe(401);
});

test('a system that is down fails every call', async () => {
  await put('health', { integrationName: 'clio', status: 'down' });
  expect(await statusOfFiles()).toBe(503);
});

test('synced items are listed by matter and can be downloaded', async () => {
  const { db, clock } = opened.sandbox;
  const content = new TextEncoder().encode('Wrong county.');
  const note = { reference: 'rejection-1', name: 'Rejection.txt', contentType: 'text/plain', content };
  const { fileId } = await keepFile(db, ortega, note, clock.now());
  const expense = {
    date: '2026-03-04',
    note: 'Filing fee',
    quantity: 1,
    priceCents: 28_300,
    reference: 'expense-1',
  };
  await keepExpense(db, ortega, expense, clock.now());
  const page = async (path: string) =>
    (await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox/matters${path}`))).text();
  expect(await page('')).toContain('/sandbox/matters/1?matter=1503201');
  const matter = await page('/1?matter=1503201');
  expect(matter).toContain('Rejection.txt');
  expect(matter).toContain('283.00');
  expect(await page(`/1/files/${fileId}`)).toBe('Wrong county.');
  expect(await page(`/2/files/${fileId}`)).toContain('The file does not exist.');
});
