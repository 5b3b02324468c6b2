import { beforeEach, describe, expect, it } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { demoPassword } from '../../demo/people.ts';

const loginPath = '/api/platform/account/login';
const opened = testSandbox();

beforeEach(() => {
  opened.sandbox.clock.offset = 0;
});

/** A browser's cookies across requests. */
class Browser {
  readonly cookies = new Map<string, string>();

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await opened.sandbox.fetch(new Request(`${testOrigin}${path}`, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  signIn(email: string, password = demoPassword, returnUrl?: string, headers: Record<string, string> = {}) {
    const search = returnUrl === undefined ? '' : `?${new URLSearchParams({ returnUrl })}`;
    return this.fetch(`${loginPath}${search}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email, password }),
    });
  }
}

const nora = 'nora.marlow@example.com';

describe('the sign-in page', () => {
  it('has a form and the demo accounts', async () => {
    const response = await new Browser().fetch(`${loginPath}?returnUrl=/app/orders`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<title>Sign in</title>');
    expect(page).toContain('action="/api/platform/account/login?returnUrl=%2Fapp%2Forders"');
    expect(page).toContain('Ashgrove Legal Group');
  });

  it('signs in with the correct password, for any case of the email, and redirects back', async () => {
    const browser = new Browser();
    const response = await browser.signIn(
      'Nora.Marlow@Example.com',
      demoPassword,
      `${testOrigin}/app/orders?page=2#top`,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/app/orders?page=2#top');
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('benchfile_session='))).toMatch(
      /Path=\/api\/platform.*HttpOnly.*SameSite=Lax/,
    );
    expect(cookies.find((each) => each.startsWith('access_token='))).not.toContain('HttpOnly');
    const again = await browser.fetch(`${loginPath}?returnUrl=/app/billing`);
    expect([again.status, again.headers.get('location')]).toEqual([302, '/app/billing']);
    expect((await browser.fetch(`${loginPath}?forceLogin=true`)).status).toBe(200);
  });

  it('reports a wrong password, keeps and escapes the email, and sets no cookie', async () => {
    for (const email of ['theo.finch@example.com', '"><script>@example.com']) {
      const response = await new Browser().signIn(email, 'nonsense');
      const page = await response.text();
      expect(response.status).toBe(401);
      expect(page).toContain('role="alert" id="problem">The email or password is incorrect.');
      expect(page).not.toContain('<script>');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await (await new Browser().signIn('theo.finch@example.com', 'x')).text()).toContain(
      'value="theo.finch@example.com"',
    );
  });

  it.each([
    'https://evil.example/app',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://user@localhost:5173/app',
    'http://localhost:5174/app',
    `${testOrigin}//evil.example`,
    `${testOrigin}/app//evil.example`,
    `${testOrigin}/app/../api/platform/account/logout`,
    '/sandbox',
    '/apple',
    '/app\u0000',
    ' /app/orders',
  ])('does not redirect to %j', async (returnUrl) => {
    const response = await new Browser().signIn(nora, demoPassword, returnUrl);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/app/']);
  });

  it('rejects a form sent by another site', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign)
      expect((await new Browser().signIn(nora, demoPassword, undefined, headers)).status).toBe(403);
    expect((await new Browser().signIn(nora, demoPassword, undefined, { origin: testOrigin })).status).toBe(303);
  });

  it('returns the page for an invalid form, and 413 for an oversized one', async () => {
    const post = (body: BodyInit) => new Browser().fetch(loginPath, { method: 'POST', body });
    expect((await post('nonsense')).status).toBe(400);
    expect((await post(new URLSearchParams({ email: 'a\u0000', password: 'x' }))).status).toBe(400);
    expect((await post(new URLSearchParams({ email: 'a', password: 'x'.repeat(20_000) }))).status).toBe(413);
  });

  it('blocks sign-in for a minute after five wrong passwords', async () => {
    const leo = 'leo.whitlock@example.com';
    for (let attempt = 0; attempt < 5; attempt++) expect((await new Browser().signIn(leo, 'wrong')).status).toBe(401);
    const blocked = await new Browser().signIn(leo);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new Browser().signIn(nora)).status).toBe(303);
    opened.sandbox.clock.offset = 61_000;
    expect((await new Browser().signIn(leo)).status).toBe(303);
  });
});

describe('forty parallel wrong passwords', () => {
  it('are checked five times, and the right one is not found among them', async () => {
    const tried = Array.from({ length: 40 }, (_, index) => (index === 30 ? demoPassword : `wrong${index}`));
    const answers = await Promise.all(tried.map((each) => new Browser().signIn('priya.raman@example.com', each)));
    const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([counted(401) + counted(303), counted(429)]).toEqual([5, 35]);
  });
});

describe('refresh', () => {
  const refresh = (browser: Browser, search = '', init: RequestInit = {}) =>
    browser.fetch(`/api/platform/account/refresh${search}`, init);

  it('returns 401 and signedOut without a session', async () => {
    const response = await refresh(new Browser());
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ status: 401, code: 'signed-out', signedOut: true });
  });

  it('keeps a fresh token, and replaces one that expires soon or on request', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    const kept = await refresh(browser);
    expect(await kept.json()).toEqual({ success: true, hasError: false, errorDescription: null, signedOut: false });
    expect(kept.headers.getSetCookie()).toEqual([]);
    expect((await refresh(browser, '?forceRefresh=true')).headers.getSetCookie()).toHaveLength(1);
    opened.sandbox.clock.offset = 3_000_001;
    expect((await refresh(browser)).headers.getSetCookie()).toHaveLength(1);
    browser.cookies.set('access_token', 'nonsense');
    expect((await refresh(browser)).headers.getSetCookie()).toHaveLength(1);
  });

  it('issues tokens that the backends accept until they expire', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    const headers = { authorization: `Bearer ${browser.cookies.get('access_token')}` };
    expect((await browser.fetch('/api/platform/v1/Users/1', { headers })).status).toBe(200);
    opened.sandbox.clock.offset = 3_601_000;
    expect((await browser.fetch('/api/platform/v1/Users/1', { headers })).status).toBe(401);
    expect((await refresh(browser, '', { headers })).status).toBe(200);
  });

  it('accepts an embedding page’s token without a cookie', async () => {
    const headers = { authorization: `Bearer ${await opened.tokenOf(nora)}` };
    expect((await refresh(new Browser(), '', { headers })).status).toBe(200);
  });

  it('fails when the session is a month old', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    opened.sandbox.clock.offset = 31 * 86_400_000;
    expect((await refresh(browser)).status).toBe(401);
  });
});

/** A navigation that one of our own pages starts, as browsers mark it. */
const ours = { headers: { 'sec-fetch-site': 'same-origin' } };
const logoutPath = '/api/platform/account/logout';

describe('signing out', () => {
  it('ends the session in every tab and deletes the cookies', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    const secret = browser.cookies.get('benchfile_session') ?? '';
    const authorization = `Bearer ${browser.cookies.get('access_token')}`;
    const response = await browser.fetch(`${logoutPath}?returnUrl=/app/login`, ours);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/app/login']);
    expect(browser.cookies.size).toBe(0);
    const call = (headers: Record<string, string>) => new Browser().fetch('/api/platform/v1/Users/1', { headers });
    expect((await call({ authorization })).status).toBe(401);
    const refresh = (headers: Record<string, string>) =>
      new Browser().fetch('/api/platform/account/refresh', { headers });
    expect((await refresh({ cookie: `benchfile_session=${secret}` })).status).toBe(401);
    expect((await refresh({ authorization })).status).toBe(401);
  });

  it('shows a page without a return URL, and stays on this host', async () => {
    const page = await new Browser().fetch(logoutPath);
    expect(await page.text()).toContain('You are signed out');
    const response = await new Browser().fetch(`${logoutPath}?returnUrl=https://evil.example`);
    expect(response.headers.get('location')).toBe('/app/');
  });
});

describe('a link that nobody knows the sender of', () => {
  const foreign = ['cross-site', 'same-site', 'none', undefined] as const;
  const from = (site: string | undefined): RequestInit => (site ? { headers: { 'sec-fetch-site': site } } : {});

  /** The token of a firm's first person. */
  async function newcomer(email: string): Promise<string> {
    const headers = { 'content-type': 'application/json', 'Sign-Up-Key': crypto.randomUUID() };
    const post = async (operation: string, body: object) => {
      const path = `/api/billing/services/us-platform/Registration/${operation}`;
      const answer = await new Browser().fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const { clientId } = await post('CreateClient', {
      ...{ name: 'Bramwell LLP', contact: 'Iris Bramwell', email, financeEmail: email, phone: '(312) 555-0176' },
      ...{ billingCyclePeriod: 1, isSecure: true, retailerId: 1, countryIso3: 'USA', addresses: [{ addressType: 0 }] },
    });
    const person = { clientId, userName: email, email, password: 'Harbor2026', name: 'Iris Bramwell' };
    return (await post('CreateUser', { ...person, isUserAdmin: true })).tempAuthId;
  }
  const linkOf = (tempAuthId: string) =>
    `${loginPath}?${new URLSearchParams({ tempAuthId, returnUrl: '/app/orders' })}`;
  const answerYes = (browser: Browser, tempAuthId: string, headers: Record<string, string> = ours.headers) =>
    browser.fetch(`${loginPath}?returnUrl=/app/orders`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ tempAuthId }),
    });

  it.each(foreign)('from %s replaces nobody’s session: it asks', async (site) => {
    const browser = new Browser();
    await browser.signIn(nora);
    const before = [...browser.cookies];
    const token = await newcomer(`asked.${site}@example.com`);
    const response = await browser.fetch(linkOf(token), from(site));
    const page = await response.text();
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(page).toContain('<title>Switch accounts?</title>');
    expect(page).toContain('Stay signed in as Nora Marlow');
    expect([...browser.cookies]).toEqual(before);
    // The answer comes from the question's own page.
    expect((await answerYes(browser, token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect([...browser.cookies]).toEqual(before);
    const switched = await answerYes(browser, token);
    expect([switched.status, switched.headers.get('location')]).toEqual([303, '/app/orders']);
    expect(browser.cookies.get('benchfile_session')).not.toBe(before[0]?.[1]);
    const again = await answerYes(browser, token);
    expect([again.status, await again.text()]).toEqual([401, expect.stringContaining('The link has expired')]);
  });

  it('from another site asks, even if nobody is signed in', async () => {
    const browser = new Browser();
    const token = await newcomer('nobody.in@example.com');
    const response = await browser.fetch(linkOf(token), from('cross-site'));
    expect(await response.text()).toContain('Sign in as Iris Bramwell?');
    expect(browser.cookies.size).toBe(0);
    expect((await browser.fetch(linkOf(token), from('none'))).status, 'opened from a mail').toBe(302);
  });

  it('from our own page signs in, whoever was', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    const response = await browser.fetch(linkOf(await newcomer('own.page@example.com')), ours);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/app/orders']);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it('of the person who is signed in continues their session', async () => {
    const browser = new Browser();
    const token = await newcomer('already.in@example.com');
    await browser.signIn('already.in@example.com', 'Harbor2026');
    const response = await browser.fetch(linkOf(token), from('cross-site'));
    expect([response.status, response.headers.getSetCookie()]).toEqual([302, []]);
  });

  it.each(foreign)('from %s signs nobody out: it asks', async (site) => {
    const browser = new Browser();
    await browser.signIn(nora);
    const before = [...browser.cookies];
    const response = await browser.fetch(`${logoutPath}?returnUrl=/app/login`, from(site));
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(await response.text()).toContain('<title>Sign out?</title>');
    const signOut = (headers: Record<string, string>) =>
      browser.fetch(`${logoutPath}?returnUrl=/app/login`, { method: 'POST', headers });
    expect((await signOut({ origin: 'https://evil.example' })).status).toBe(403);
    expect([...browser.cookies]).toEqual(before);
    const out = await signOut({ origin: testOrigin });
    expect([out.status, out.headers.get('location'), browser.cookies.size]).toEqual([303, '/app/login', 0]);
  });

  it('renews no token', async () => {
    const browser = new Browser();
    await browser.signIn(nora);
    for (const path of [`${loginPath}?returnUrl=/app/`, '/api/platform/account/refresh?forceRefresh=true']) {
      const response = await browser.fetch(path, from('cross-site'));
      expect([response.headers.getSetCookie(), response.status < 400], path).toEqual([[], path.startsWith(loginPath)]);
      expect((await browser.fetch(path, ours)).headers.getSetCookie(), path).toHaveLength(1);
    }
  });
});
