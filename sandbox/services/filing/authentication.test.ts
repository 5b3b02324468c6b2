import { beforeEach, describe, expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import type { LoginStatus } from './filing-logins.ts';

const nora = 'nora.marlow@example.com';
const password = 'Benchfile-demo1';
const authentication = '/filing/Tyler/GA/Authentication';

const opened = testSandbox();
beforeEach(() => become('signed-in'));

async function become(status: LoginStatus): Promise<void> {
  const body = JSON.stringify({ userName: nora, state: 'GA', status });
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`${testOrigin}/sandbox/api/filing-logins`, { method: 'PUT', body, headers });
  expect((await opened.sandbox.fetch(request)).status).toBe(200);
}

/** Status and error code of a call. */
async function answerOf(path: string, body?: unknown, as = nora): Promise<[number, string?]> {
  const response = await opened.call(path, { body, as });
  const isProblem = response.status >= 400;
  return isProblem ? [response.status, (await response.json()).code] : [response.status];
}

const signIn = (tried: string, userName = nora) => answerOf(authentication, { userName, password: tried });
const courts = () => answerOf('/filing/Tyler/GA/Codes/Courts');

/** The link in Nora's latest email. */
async function mailedLink(): Promise<string> {
  const mails: { recipient: string; link: string }[] = await (
    await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox/api/mails`))
  ).json();
  expect(mails[0]).toMatchObject({ recipient: nora });
  return mails[0]?.link ?? '';
}

async function follow(link: string, form?: Record<string, string>): Promise<Response> {
  const body = form && new URLSearchParams(form);
  return opened.sandbox.fetch(new Request(`${testOrigin}${link}`, { method: body ? 'POST' : 'GET', body }));
}

describe('a signed-in person', () => {
  test('gets through and is identified', async () => {
    expect(await courts()).toEqual([200]);
    const status = await (await opened.call(authentication)).json();
    expect(status).toMatchObject({ isAuthenticated: true, userName: nora, firstName: 'Nora', isFirmAdmin: true });
    expect(JSON.stringify(status)).not.toContain('assword');
  });

  test('can change the password', async () => {
    const change = (currentPassword: string, newPassword: string) =>
      answerOf(`${authentication}/Password`, { email: nora, currentPassword, newPassword });
    expect(await change('wrong', 'Better-Horse-8')).toEqual([422, 'tyler-credentials-refused']);
    expect(await change(password, 'all-lower-case')).toEqual([422, 'password-too-weak']);
    expect(await change(password, 'Better-Horse-8')).toEqual([200]);
    expect(await change('Better-Horse-8', password)).toEqual([200]);
  });
});

describe('a signed-out person', () => {
  beforeEach(() => become('signed-out'));

  test('is locked out of that state only, and others are not', async () => {
    expect(await courts()).toEqual([423, 'tyler-sign-in-required']);
    expect(await answerOf('/filing/Tyler/TX/Codes/Courts')).toEqual([200]);
    expect(await answerOf('/filing/Tyler/GA/Codes/Courts', undefined, 'theo.finch@example.com')).toEqual([200]);
    expect(await (await opened.call(authentication)).json()).toEqual({
      state: 'GA',
      isAuthenticated: false,
      userName: nora,
    });
  });

  test('signs in with the password, for thirty days', async () => {
    expect(await signIn(password)).toEqual([200]);
    expect(await courts()).toEqual([200]);
    opened.sandbox.clock.offset = 31 * 86_400_000;
    expect(await courts()).toEqual([423, 'tyler-sign-in-required']);
    opened.sandbox.clock.offset = 0;
  });

  test('can’t sign in with someone else’s login', async () => {
    expect(await signIn(password, 'theo.finch@example.com')).toEqual([422, 'tyler-credentials-refused']);
  });

  test('is locked after five wrong tries, for fifteen minutes', async () => {
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await signIn('wrong')).toEqual([422, 'tyler-credentials-refused']);
    expect(await signIn(password)).toEqual([423, 'tyler-account-locked']);
    expect(await courts()).toEqual([423, 'tyler-account-locked']);
    expect(await answerOf(authentication)).toEqual([423, 'tyler-account-locked']);
    opened.sandbox.clock.offset = 16 * 60_000;
    expect(await signIn(password)).toEqual([200]);
    opened.sandbox.clock.offset = 0;
  });

  test('has five tries however many come at once, here and where the password is changed', async () => {
    const signIns = Array.from({ length: 20 }, () => signIn('wrong'));
    const changes = Array.from({ length: 20 }, () =>
      answerOf(`${authentication}/Password`, { email: nora, currentPassword: 'wrong', newPassword: 'Better-Horse-8' }),
    );
    const answers = await Promise.all([...signIns, ...changes]);
    expect(answers.filter(([status]) => status === 422)).toHaveLength(5);
    expect(answers.filter(([status]) => status === 423)).toHaveLength(35);
    expect(await signIn(password)).toEqual([423, 'tyler-account-locked']);
  });

  test('resets the password by email, once', async () => {
    await become('locked');
    expect(await answerOf(`${authentication}/Password`, { email: 'nobody@example.com' })).toEqual([200]);
    expect(await answerOf(`${authentication}/Password`, { email: nora })).toEqual([200]);
    const link = await mailedLink();
    expect(await (await follow(link)).text()).toContain('Set a new password');
    expect((await follow(link, { password: 'weak' })).status).toBe(422);
    expect((await follow(link, { password: 'Better-Horse-8' })).status).toBe(200);
    expect((await follow(link, { password: 'Better-Horse-9' })).status).toBe(404);
    expect(await signIn(password)).toEqual([422, 'tyler-credentials-refused']);
    expect(await signIn('Better-Horse-8')).toEqual([200]);
    const back = { email: nora, currentPassword: 'Better-Horse-8', newPassword: password };
    expect(await answerOf(`${authentication}/Password`, back)).toEqual([200]);
  });
});

test('an inactive account is activated by email', async () => {
  await become('not-activated');
  expect(await signIn(password)).toEqual([422, 'tyler-account-not-activated']);
  expect(await answerOf(`${authentication}/Activation-Email`, { email: nora })).toEqual([204]);
  expect((await follow(await mailedLink(), {})).status).toBe(200);
  expect(await signIn(password)).toEqual([200]);
});

test('a state not served by Tyler has no such service', async () => {
  expect(await answerOf('/filing/Tyler/NY/Authentication')).toEqual([404, 'provider-not-available']);
});
