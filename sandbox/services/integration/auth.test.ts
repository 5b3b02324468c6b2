import { expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';

const theo = 'theo.finch@example.com';
const june = 'june.ashgrove@example.com';
const maren = 'maren.harrow@example.com';
const callum = 'callum.stillwater@example.com';
const opened = testSandbox();

const call = async (path: string, as = theo, method = 'GET') => {
  const response = await opened.call(`/integration${path}`, { as, method });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
};
const isValid = async (system: string, as = theo) =>
  (await call(`/v2/integrations/${system}/auth/token/valid`, as)).body.isValid;
const control = (path: string, body: unknown) =>
  opened.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/integrations/${path}`, { method: 'PUT', body: JSON.stringify(body) }),
  );
/** Submits the consent page. */
const answer = (address: string, choice: string, headers: Record<string, string> = {}) =>
  opened.sandbox.fetch(
    new Request(address, {
      method: 'POST',
      body: new URLSearchParams({ answer: choice }),
      headers,
      redirect: 'manual',
    }),
  );
const connectUrl = async (page: string, as = theo): Promise<string> =>
  (await call(`/v1/integrations/clio/auth/connect?${new URLSearchParams({ state: 'topBanner', routeId: page })}`, as))
    .body;

test('a person allows access on the system’s page and returns to the same page, once', async () => {
  const page = '/app/matter-view/00015-Ortega?mappingId=1&q=a%20b#fees';
  await control('connections', { userName: theo, connection: 'revoked' });
  expect(await isValid('clio')).toBe(false);
  const address = await connectUrl(page);
  expect(await (await opened.sandbox.fetch(new Request(address))).text()).toContain('theo.finch@example.com');

  const denied = await answer(await connectUrl(page), 'deny');
  expect(denied.headers.get('location')).toBe(page);
  expect(await isValid('clio')).toBe(false);

  expect((await answer(address, 'allow', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  const allowed = await answer(address, 'allow');
  expect([allowed.status, allowed.headers.get('location')]).toEqual([303, page]);
  expect(await isValid('clio')).toBe(true);
  expect((await answer(address, 'allow')).status).toBe(404);
});

test.each(['https://evil.example/', '//evil.example', '/sandbox', ''])('never redirects to %s', async (page) => {
  const { headers } = await answer(await connectUrl(page), 'deny');
  expect(headers.get('location')).toBe('/app/');
});

test('people disconnect themselves; administrators disconnect others in the firm', async () => {
  expect((await call('/v1/integrations/clio/auth/disconnect/1', theo, 'POST')).status).toBe(403);
  expect((await call('/v1/integrations/clio/auth/disconnect/2', theo, 'POST')).status).toBe(204);
  expect((await call('/v1/integrations/clio/auth/disconnect/2', theo, 'POST')).status).toBe(204);
  expect(await isValid('clio')).toBe(false);
  expect((await call('/v1/integrations/clio/auth/disconnect/3', 'nora.marlow@example.com', 'POST')).status).toBe(204);
  expect(await isValid('clio', 'priya.raman@example.com')).toBe(false);
  expect((await call('/v1/integrations/clio/auth/disconnect/8', 'nora.marlow@example.com', 'POST')).status).toBe(404);
  expect((await call('/v1/integrations/clio/auth/disconnect/5?clientId=2', june, 'POST')).status).toBe(404);
});

test('neos connects with the firm’s secret, without a consent page', async () => {
  expect((await call('/v1/integrations/neos/auth/connect', maren)).body.code).toBe('connected-otherwise');
  expect(await call('/v2/integrations/neos/auth/token', maren)).toMatchObject({
    status: 401,
    body: { code: 'integration-unauthorized' },
  });
  await opened.call('/platform/v1/Clients/4/secrets', {
    as: maren,
    method: 'PUT',
    body: { name: 'PartnerSecret', value: 'harbour-lantern-42' },
  });
  expect((await call('/v2/integrations/neos/auth/token', maren)).body).toMatchObject({
    integrationName: 'neos',
    isConnected: true,
  });
  expect(await isValid('neos', maren)).toBe(true);
  expect(await isValid('neos', 'dov.pell@example.com')).toBe(false);
});

test('filevine connects through its sign-in', async () => {
  await control('connections', { userName: callum, connection: 'revoked' });
  const login = new Request(`${testOrigin}/api/platform/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: callum, password: 'Benchfile-demo1' }),
  });
  const cookie = (await opened.sandbox.fetch(login)).headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const query = new URLSearchParams({
    authScheme: 'filevine_sso_us',
    forceLogin: 'true',
    returnUrl: `${testOrigin}/app/orders?q=a`,
  });
  const there = await opened.sandbox.fetch(
    new Request(`${testOrigin}/api/platform/account/login?${query}`, { headers: { cookie }, redirect: 'manual' }),
  );
  const back = await answer(there.headers.get('location') ?? '', 'allow');
  expect(back.headers.get('location')).toBe('/app/orders?q=a');
  expect(await isValid('filevine', callum)).toBe(true);
});

test('unknown codes and another firm’s system are rejected', async () => {
  expect((await call('/v2/integrations/clio/auth/token?code=guess')).status).toBe(401);
  expect((await call('/v2/integrations/clio/auth/token')).status).toBe(401);
  expect((await call('/v1/integrations/filevine/auth/connect')).status).toBe(404);
  expect((await call('/v1/integrations/clio/auth/connect', june)).status).toBe(404);
});

test('version 2 exists only for calls that have it', async () => {
  expect((await call('/v2/integrations/clio/auth/connect')).status).toBe(404);
  expect((await call('/v2/integrations/clio/health')).status).toBe(404);
});

test('categories can be searched by name and need a connection', async () => {
  const nora = 'nora.marlow@example.com';
  const all = (await call('/v1/integrations/clio/expenseCategories', nora)).body;
  const names = all.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other)));
  const found = (await call('/v1/integrations/clio/expenseCategories?searchTerm=%20FILING', nora)).body;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Court filing fees', 'E-filing service fees']);
  const [{ expenseCategoryId }] = found;
  expect((await call(`/v1/integrations/clio/expenseCategories/${expenseCategoryId}`, nora)).body.name).toBe(
    'Court filing fees',
  );
  expect((await call('/v1/integrations/clio/expenseCategories/1', nora)).status).toBe(404);
  expect((await call('/v1/integrations/clio/expenseCategories')).status).toBe(401);
});

test('a system’s health is set by the control API', async () => {
  await control('health', { integrationName: 'clio', status: 'down' });
  const { body } = await call('/v1/integrations/clio/health');
  expect(body).toMatchObject({ status: 'down', message: expect.any(String) });
  expect(body).not.toHaveProperty('responseTimeMs');
  expect((await call('/v1/integrations/mycase/health')).body.status).toBe('healthy');
  expect((await control('health', { integrationName: 'itk', status: 'down' })).status).toBe(400);
  expect((await control('connections', { userName: june, connection: 'revoked' })).status).toBe(404);
});
