import { beforeEach, describe, expect, it } from 'vitest';
import { expectOnConsole } from '../../tests/console.ts';
import { testOrigin, testSandbox } from '../../tests/sandbox.ts';
import { demoPassword } from '../demo/people.ts';
import { schedule } from '../simulators/due-work.ts';

const opened = testSandbox();

beforeEach(async () => {
  await control('PUT', '/faults', []);
  await control('POST', '/clock', { offset: 0 });
});

function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return opened.sandbox.fetch(new Request(`${testOrigin}/sandbox/api${path}`, { method, headers, body: text }));
}

const setting = { profileSettingType: 6, name: 'Color', value: 'red', userId: 1 };
const putSetting = (headers: Record<string, string> = {}) =>
  opened.call('/platform/v1/ProfileSettings', { method: 'PUT', body: setting, headers });
const getSetting = () => opened.call('/platform/v1/Users/1/Settings/Color');

describe('the clock', () => {
  it('moves by an amount or to an offset, and resets', async () => {
    const moved = await (await control('POST', '/clock', { advance: 3_600_000 })).json();
    expect(moved.offset).toBe(3_600_000);
    expect(new Date(moved.now).getTime() - Date.now()).toBeGreaterThan(3_590_000);
    expect(await (await control('POST', '/clock', { advance: -600_000 })).json()).toMatchObject({ offset: 3_000_000 });
    expect(await (await control('GET', '/clock')).json()).toMatchObject({ offset: 3_000_000 });
    expect(await (await control('POST', '/clock', { offset: 0 })).json()).toMatchObject({ offset: 0 });
  });

  it.each([
    { advance: -1 },
    { advance: 1.5 },
    { offset: 1e15 },
    { advance: 9e18 },
    { hours: 1 },
    '{',
    '[]',
    'null',
    '"1"',
  ])('refuses %j', async (body) => {
    const response = await control('POST', '/clock', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(opened.sandbox.clock.offset).toBe(0);
  });
});

describe('a step that fails', () => {
  const stepOf = async (kind: string) => {
    const { failing } = await (await control('GET', '/due-work')).json();
    return failing.find((step: { kind: string }) => step.kind === kind);
  };
  const page = async () => {
    const response = await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`));
    return { status: response.status, text: await response.text() };
  };
  const fail = async (kind: string) => {
    expectOnConsole(new RegExp(`Step ${kind} .* failed`));
    const { db, clock } = opened.sandbox;
    await schedule(db, clock.now(), kind, { filingId: 'F-1' });
    expect((await getSetting()).status).toBe(404);
    return stepOf(kind);
  };

  it('fails no request, is set aside after six attempts, and is shown with its error', async () => {
    expect((await page()).text).toContain('No step has failed.');
    const { workId } = await fail('fax.send');
    expect(await stepOf('fax.send')).toMatchObject({ attempts: 1, error: 'There is no step fax.send.' });
    for (let attempt = 2; attempt <= 6; attempt += 1)
      expect((await control('POST', '/clock', { advance: 601_000 })).status).toBe(200);
    expect(await stepOf('fax.send')).toMatchObject({ attempts: 6, retryAt: null });
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).toContain('There is no step fax.send.');
    expect(text).toContain('6 failed attempts. Set aside.');
    expect(text).toContain(`Retry step ${workId}, fax.send`);
    expect((await control('POST', '/clock', { advance: 86_400_000 })).status).toBe(200);
    expect(await stepOf('fax.send')).toMatchObject({ attempts: 6 });
  });

  it('can be retried and dropped', async () => {
    const { workId } = await fail('telex.send');
    await control('POST', '/clock', { advance: 2_000 });
    expect(await stepOf('telex.send')).toMatchObject({ attempts: 2 });
    expect((await control('POST', `/due-work/${workId}/retry`)).status).toBe(200);
    expect(await stepOf('telex.send')).toMatchObject({ attempts: 1 });
    expect((await control('DELETE', `/due-work/${workId}`)).status).toBe(200);
    expect(await stepOf('telex.send')).toBeUndefined();
    expect((await control('DELETE', `/due-work/${workId}`)).status).toBe(404);
    expect((await control('POST', `/due-work/${workId}/retry`)).status).toBe(404);
    expect((await control('POST', '/due-work/x/retry')).status).toBe(400);
  });

  it('is gone after a reset', async () => {
    await fail('wire.send');
    expect((await control('POST', '/reset')).status).toBe(200);
    expect((await (await control('GET', '/due-work')).json()).failing).toEqual([]);
  });
});

describe('faults', () => {
  it('fail before the work, as many times as asked', async () => {
    await control('PUT', '/faults', [{ operationId: 'upsertProfileSetting', status: 503, times: 2 }]);
    expect([(await putSetting()).status, (await putSetting()).status]).toEqual([503, 503]);
    expect((await getSetting()).status).toBe(404);
    expect((await putSetting()).status).toBe(200);
    expect(await (await control('GET', '/faults')).json()).toEqual([]);
  });

  it('fail after the work is done', async () => {
    await control('POST', '/faults', { operationId: 'upsertProfileSetting', status: 500, when: 'after' });
    const response = await putSetting();
    expect(await response.json()).toMatchObject({ status: 500, code: 'injected-fault' });
    expect((await getSetting()).status).toBe(200);
    await control('DELETE', '/faults/upsertProfileSetting');
    expect((await putSetting()).status).toBe(200);
  });

  it('delay the response after the work is done', async () => {
    await control('PUT', '/faults', [{ operationId: 'upsertProfileSetting', when: 'after', latency: 60, times: 1 }]);
    const start = performance.now();
    expect((await putSetting()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it('slow down every operation', async () => {
    await control('PUT', '/faults', [{ operationId: '*', latency: 60 }]);
    const start = performance.now();
    expect((await getSetting()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(55);
    expect((await control('DELETE', '/faults/*')).status).toBe(200);
  });

  it('are one caller’s alone, who removes its own', async () => {
    for (const caller of ['one', 'other'])
      await control('POST', '/faults', { operationId: 'upsertProfileSetting', userId: 1, status: 503, caller });
    const put = async (caller: string) => (await putSetting({ 'x-sandbox-caller': caller })).status;
    expect([(await putSetting()).status, await put('one'), await put('third')]).toEqual([200, 503, 200]);
    await control('DELETE', '/faults/upsertProfileSetting?caller=one');
    expect([await put('one'), await put('other')]).toEqual([200, 503]);
    await control('DELETE', '/faults/upsertProfileSetting');
    expect(await put('other')).toBe(200);
  });

  it('respond with an HTML page, as a proxy does', async () => {
    await control('PUT', '/faults', [{ operationId: 'upsertProfileSetting', answer: 'html', times: 1 }]);
    const response = await putSetting();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('are rejected when invalid', async () => {
    const bad = [
      {},
      [{}],
      [{ operationId: 'noSuchOperation', status: 500 }],
      [{ operationId: 'getUser', status: 200 }],
      [{ operationId: 'getUser', latency: 1e9 }],
      [{ operationId: 'getUser', statsu: 500 }],
    ];
    for (const body of bad) expect((await control('PUT', '/faults', body)).status).toBe(400);
    expect(await (await control('PUT', '/faults', [{ operationId: 'x' }])).json()).toMatchObject({
      code: 'invalid-request',
      errors: { '0.operationId': ['No contract has it'] },
    });
    expect((await control('PUT', '/faults', 'x'.repeat(100_000))).status).toBe(413);
  });
});

describe('firms', () => {
  const hold = async () => (await (await opened.call('/platform/v1/Clients/2', { as: june })).json()).creditHold;
  const june = 'june.ashgrove@example.com';

  it('are put on credit hold and released', async () => {
    const set = (creditHold: unknown, clientId = 2) => control('POST', '/firms/credit-hold', { clientId, creditHold });
    expect((await set('on')).status).toBe(200);
    expect(await hold()).toBe(true);
    expect((await set('off')).status).toBe(200);
    expect(await hold()).toBe(false);
    expect([(await set('on', 4711)).status, (await set(true)).status]).toEqual([404, 400]);
  });
});

describe('sessions', () => {
  const userName = 'sam.okafor@example.com';
  const signIn = async () => {
    const body = new URLSearchParams({ email: userName, password: demoPassword });
    const request = new Request(`${testOrigin}/api/platform/account/login`, { method: 'POST', body });
    const cookies = (await opened.sandbox.fetch(request)).headers.getSetCookie().map((each) => each.split(';')[0]);
    return cookies.join('; ');
  };
  const refresh = (cookie: string) =>
    opened.sandbox.fetch(new Request(`${testOrigin}/api/platform/account/refresh`, { headers: { cookie } }));

  it('lose their token and get a new one', async () => {
    const cookie = await signIn();
    const authorization = `Bearer ${/access_token=(.*)/.exec(cookie)?.[1]}`;
    const ask = () => opened.call('/platform/v1/Users/6', { as: null, headers: { authorization } });
    expect((await ask()).status).toBe(200);
    expect((await control('POST', '/sessions/expire', { userName, what: 'token' })).status).toBe(200);
    expect((await ask()).status).toBe(401);
    const answer = await refresh(cookie);
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 1]);
  });

  it('end', async () => {
    const cookie = await signIn();
    await control('POST', '/sessions/expire', { userName });
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('require an existing person', async () => {
    expect((await control('POST', '/sessions/expire', { userName: 'nobody@example.com' })).status).toBe(404);
    expect((await control('POST', '/sessions/token', { userName: 'nobody@example.com' })).status).toBe(404);
    expect((await control('POST', '/sessions/expire', { userName: 7 })).status).toBe(400);
  });

  it('survive a reset, which restores everything else', async () => {
    const cookie = await signIn();
    await putSetting();
    await control('POST', '/clock', { advance: 86_400_000 });
    await control('PUT', '/faults', [{ operationId: 'getClient', status: 500 }]);
    expect((await control('POST', '/reset')).status).toBe(200);
    expect(opened.sandbox.clock.offset).toBe(0);
    expect(opened.sandbox.faults.list()).toEqual([]);
    expect((await getSetting()).status).toBe(404);
    expect((await opened.call('/platform/v1/Clients/1')).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });
});

describe('filings', () => {
  it('wait for the clerk and are decided only once', async () => {
    const list = async (): Promise<{ filingId: string }[]> => (await control('GET', '/filings')).json();
    const [first, second] = await list();
    const decide = async (filing: typeof first, body: unknown) =>
      (await control('POST', `/filings/${filing?.filingId}/decision`, body)).status;
    expect(await decide(first, { decision: 'accept', comment: 'Welcome' })).toBe(200);
    expect(await decide(first, { decision: 'reject', reason: 'Too late' })).toBe(409);
    expect(await decide(second, { decision: 'reject', reason: 'Wrong county' })).toBe(200);
    const left = (await list()).map(({ filingId }) => filingId);
    expect(left).not.toContain(first?.filingId);
    expect(left).not.toContain(second?.filingId);
  });

  it('leave a correction queue when their time is ended, once', async () => {
    const page = await (await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`))).text();
    const [, filingId] = /filings\/([\w-]+)\/end-of-time/.exec(page) ?? [];
    expect(page).toContain('Correction queue until');
    expect(page).toContain('Send to the correction queue');
    const end = async (id: string | undefined) => (await control('POST', `/filings/${id}/end-of-time`)).status;
    expect(await end(filingId)).toBe(200);
    expect(await end(filingId)).toBe(409);
    expect(await end('no-such-filing')).toBe(404);
    const after = await (await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`))).text();
    expect(after).not.toContain(`${filingId}/end-of-time`);
  });

  it('reject an invalid decision and an unknown filing', async () => {
    expect((await control('GET', '/filings')).status).toBe(200);
    const decide = async (id: string, body: unknown) => (await control('POST', `/filings/${id}/decision`, body)).status;
    expect(await decide('no-such-filing', { decision: 'accept' })).toBe(404);
    expect(await decide('no-such-filing', { decision: 'shrug' })).toBe(400);
    expect(await decide('no-such-filing', { decision: 'reject', reason: '\u0000' })).toBe(400);
    expect(await decide('%00', { decision: 'accept' })).toBe(400);
    expect(await decide('x'.repeat(5000), { decision: 'accept' })).toBe(400);
  });
});

describe('the page', () => {
  it('shows the switches and the API calls', async () => {
    await control('POST', '/faults', { operationId: 'getClient', status: 500 });
    const response = await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`));
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const text of [
      'Sandbox control',
      'Remove fault for getClient',
      'Sign in as Nora Marlow',
      'POST /sandbox/api/reset',
    ])
      expect(page).toContain(text);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('rejects requests from another site', async () => {
    expect((await control('POST', '/reset', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await control('POST', '/reset', undefined, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await control('POST', '/clock', { advance: 0 }, { origin: testOrigin })).status).toBe(200);
    expect((await control('GET', '/nothing')).status).toBe(404);
  });
});

describe('the switches of the config', () => {
  it('are off by default, change one at a time, and turn off on reset', async () => {
    const off = { onboardingEnabled: false, forceOnboardingForExistingClients: false };
    expect(await (await control('GET', '/features')).json()).toEqual(off);
    expect(await (await control('PUT', '/features', { onboardingEnabled: true })).json()).toEqual({
      ...off,
      onboardingEnabled: true,
    });
    const both = { onboardingEnabled: true, forceOnboardingForExistingClients: true };
    const forced = await control('PUT', '/features', { forceOnboardingForExistingClients: 'on' });
    expect(await forced.json()).toEqual(both);
    expect(await (await control('GET', '/features')).json()).toEqual(both);
    await control('POST', '/reset');
    expect(await (await control('GET', '/features')).json()).toEqual(off);
  });

  it.each([{ onboardingEnabled: 1 }, { other: true }, '[]'])('reject %j', async (body) => {
    expect((await control('PUT', '/features', body)).status).toBe(400);
  });

  it('are on the control page, with test cards', async () => {
    const page = await (await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`))).text();
    expect(page).toContain('Onboarding: turn on');
    expect(page).toContain('4242 4242 4242 4242');
    expect(page).toContain('/app/onboarding/create-account?firmName=');
  });
});
