import { afterEach, describe, expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();
const june = 'june.ashgrove@example.com';
afterEach(async () => {
  opened.sandbox.clock.offset = 0;
  await call('DELETE', '');
  await call('DELETE', '', june);
});

async function call(method: string, path: string, as?: string) {
  const response = await opened.call(`/filing/api/v1/fsx/authentication${path}`, { method, as });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

/** Signs in at FSX and returns the parameters with which it sends the browser back. */
async function signIn(redirectUrl: string, answer = 'sign-in') {
  const body = new URLSearchParams({
    answer,
    organizationId: '48213',
    userLoginName: 'dfinch',
    userEmail: 'dana.finch@example.com',
  });
  const response = await opened.sandbox.fetch(new Request(redirectUrl, { method: 'POST', body }));
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

async function connect(as?: string) {
  const { body } = await call('POST', '/initiate', as);
  const { location } = await signIn(body.redirectUrl);
  return location.slice(location.indexOf('?'));
}

const organization = { organizationId: '48213', organizationName: 'Marlow & Finch LLP' };

describe('a firm', () => {
  test('is not connected, then pending, then connected', async () => {
    expect((await call('GET', '/status')).body).toEqual({ status: 'not-connected' });
    const { body: started } = await call('POST', '/initiate');
    expect(Date.parse(started.expiresAt)).toBeGreaterThan(opened.sandbox.clock.now().getTime());
    expect((await call('GET', '/status')).body).toEqual({ status: 'not-connected' });
    const page = await opened.sandbox.fetch(new Request(started.redirectUrl));
    expect(await page.text()).toContain('Sign in to File &amp; ServeXpress');
    const { status, location } = await signIn(started.redirectUrl);
    expect([status, location.split('?')[0]]).toEqual([303, '/app/filing-account/fsx']);
    const returned = await call('GET', `/callback${location.slice(location.indexOf('?'))}`);
    const pending = {
      status: 'pending',
      ...organization,
      userLoginName: 'dfinch',
      userEmail: 'dana.finch@example.com',
    };
    expect(returned).toEqual({ status: 200, body: pending });
    expect((await call('GET', '/status')).body).toEqual(pending);
    expect((await call('POST', '/organization')).body).toEqual({ ...organization, userCount: 12 });
    const saved = await call('POST', '/save');
    expect(saved.body).toEqual({ ...pending, status: 'connected', connectedAt: expect.any(String) });
    expect(await call('POST', '/save')).toEqual(saved);
    expect((await call('GET', '/status', june)).body).toEqual({ status: 'not-connected' });
  });

  test('that is connected disconnects before it connects again', async () => {
    await call('GET', `/callback${await connect()}`);
    await call('POST', '/save');
    expect(await call('POST', '/initiate')).toMatchObject({ status: 409, body: { code: 'fsx-connected' } });
    expect((await call('DELETE', '')).status).toBe(204);
    expect((await call('GET', '/status')).body).toEqual({ status: 'not-connected' });
    expect((await call('POST', '/initiate')).status).toBe(200);
  });

  test('without a return has nothing to save or to show', async () => {
    expect(await call('POST', '/save')).toMatchObject({ status: 409, body: { code: 'fsx-not-pending' } });
    expect((await call('POST', '/organization')).status).toBe(404);
    expect((await call('DELETE', '')).status).toBe(204);
  });

  test('may discard a pending connection and cancel the sign-in', async () => {
    await call('GET', `/callback${await connect()}`);
    await call('DELETE', '');
    expect((await call('GET', '/status')).body).toEqual({ status: 'not-connected' });
    const { body } = await call('POST', '/initiate');
    expect(await signIn(body.redirectUrl, 'cancel')).toEqual({ status: 303, location: '/app/filing-account/fsx' });
  });
});

test('is saved and ended by administrators alone', async () => {
  const theo = 'theo.finch@example.com';
  const refused = { status: 403, body: { code: 'administrator-required' } };
  await call('GET', `/callback${await connect(theo)}`, theo);
  expect(await call('POST', '/save', theo)).toMatchObject(refused);
  expect((await call('GET', '/status', theo)).body.status).toBe('pending');
  await call('POST', '/save');
  expect(await call('DELETE', '', theo)).toMatchObject(refused);
  expect((await call('GET', '/status', theo)).body.status).toBe('connected');
});

describe('a return', () => {
  const expired = {
    status: 404,
    body: { detail: 'This sign-in has expired or was already used. Connect again.' },
  };

  test('that is repeated gets the same answer', async () => {
    const query = await connect();
    const first = await call('GET', `/callback${query}`);
    expect(await call('GET', `/callback${query}`)).toEqual(first);
  });

  test('is refused in words when it comes late, is unknown, of another firm or of an earlier connection', async () => {
    const query = await connect();
    expect(await call('GET', `/callback${query}`, june)).toMatchObject(expired);
    opened.sandbox.clock.offset = 16 * 60_000;
    expect(await call('GET', `/callback${query}`)).toMatchObject(expired);
    opened.sandbox.clock.offset = 0;
    const unknown = query.replace(/itkRequestId=[^&]+/, 'itkRequestId=00000000-0000-4000-8000-000000000000');
    expect(await call('GET', `/callback${unknown}`)).toMatchObject(expired);
    await call('GET', `/callback${query}`);
    await call('DELETE', '');
    expect(await call('GET', `/callback${query}`)).toMatchObject(expired);
  });

  test('without its parameters is refused with their names', async () => {
    const answer = await call('GET', '/callback?organizationId=1');
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain('query.itkRequestId');
  });
});

describe('the page of FSX', () => {
  test('says that a sign-in has expired, and asks for what is missing', async () => {
    const { body } = await call('POST', '/initiate');
    const empty = await opened.sandbox.fetch(
      new Request(body.redirectUrl, { method: 'POST', body: new URLSearchParams({ answer: 'sign-in' }) }),
    );
    expect(empty.status).toBe(422);
    opened.sandbox.clock.offset = 16 * 60_000;
    const late = await opened.sandbox.fetch(new Request(body.redirectUrl));
    expect([late.status, (await late.text()).includes('This sign-in has expired')]).toEqual([404, true]);
  });
});

test('the control page drops a connection', async () => {
  await call('GET', `/callback${await connect()}`);
  await call('POST', '/save');
  const page = await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`));
  expect(await page.text()).toContain('Drop connection of');
  const drop = (clientId: unknown) =>
    opened.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/fsx/drop`, { method: 'POST', body: JSON.stringify({ clientId }) }),
    );
  expect((await drop(1)).status).toBe(200);
  expect((await call('GET', '/status')).body).toEqual({ status: 'not-connected' });
  expect((await drop(1)).status).toBe(404);
  expect((await drop('1')).status).toBe(400);
});
