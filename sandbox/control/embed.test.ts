import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import { mappings, matters } from '../db/schema/integration.ts';
import { retailers } from '../db/schema/platform.ts';

const opened = testSandbox();

const get = (address: string) => opened.sandbox.fetch(new Request(address));
const tool = (query: string) => get(`http://127.0.0.1:5173/sandbox/embed?${query}`);

/** The frame's address in a tool's page. */
async function launchOf(query: string): Promise<URL> {
  const page = await (await tool(query)).text();
  const source = /<iframe [^>]*src="([^"]+)"/.exec(page)?.[1] ?? '';
  return new URL(source.replaceAll('&amp;', '&'));
}

const claimsOf = (launch: URL) => decodeJwt(launch.searchParams.get('token') ?? '');

describe('a tool on another site', () => {
  it("launches the application for a person at one of its retailer's firms", async () => {
    const launch = await launchOf('retailer=NETDOCS&path=/orders?sort=-total');
    expect(launch.href).toMatch(/^http:\/\/localhost:5173\/app\/orders\?sort=-total&token=/);
    expect(claimsOf(launch)).toMatchObject({ name: 'Ines Calder', 'inf:retailerid': '3' });
    const authorization = `Bearer ${launch.searchParams.get('token')}`;
    const answer = await opened.call('/platform/v1/Users/8', { as: null, headers: { authorization } });
    expect(answer.status).toBe(200);
  });

  it('launches it for a person of the system’s own demo firm, which is made by the first launch', async () => {
    const first = claimsOf(await launchOf('retailer=smokeball'));
    expect(first).toMatchObject({ name: 'Otis Larkspur', 'inf:retailerid': '9' });
    expect(claimsOf(await launchOf('retailer=smokeball'))['inf:clientid']).toBe(first['inf:clientid']);
  });

  it('launches it for a person of any firm when the retailer has none', async () => {
    const { db } = opened.sandbox;
    await db.insert(retailers).values({ retailerId: 99, retailerCode: 'other', name: 'Another tool' });
    expect(claimsOf(await launchOf('retailer=other'))).toMatchObject({ name: 'Nora Marlow', 'inf:retailerid': '99' });
  });

  it('launches it with an expired token or without a token', async () => {
    expect(claimsOf(await launchOf('token=expired')).exp).toBeLessThan(Date.now() / 1000);
    expect((await launchOf('token=none')).search).toBe('');
  });

  it('can frame only the application, and redirects browsers that use the application’s host name', async () => {
    const policy = (await tool('retailer=clio')).headers.get('content-security-policy');
    expect(policy).toContain('; frame-src http://localhost:5173;');
    const answer = await get('http://localhost:5173/sandbox/embed?retailer=clio');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'http://127.0.0.1:5173/sandbox/embed?retailer=clio',
    ]);
  });

  it.each([
    ['retailer=nobody', 404],
    ['path=//evil.example', 400],
    ['path=orders', 400],
    ['token=forged', 400],
    ['retailr=clio', 400],
  ])('returns 404 for %s', async (query, status) => {
    expect((await tool(query)).status).toBe(status);
  });
});

describe('Clio', () => {
  it('shows the product in the menu of each matter once it was added, and launches it at that matter', async () => {
    expect(await (await tool('retailer=clio')).text()).toContain('Add Benchfile to Clio’s menu');
    const added = await opened.sandbox.fetch(
      new Request('http://127.0.0.1:5173/sandbox/embed/menu', { method: 'POST' }),
    );
    expect([added.status, added.headers.get('location')]).toEqual([303, '/sandbox/embed?retailer=clio']);
    const page = await (await tool('retailer=clio')).text();
    expect(page).not.toContain('Add Benchfile to Clio’s menu');
    const entries = [...page.matchAll(/<a href="([^"]+)">File with Benchfile: ([^<]+)<\/a>/g)];
    expect(entries.length).toBeGreaterThan(2);
    for (const [, href = '', matter = ''] of entries) {
      const launch = await launchOf(new URL(href.replaceAll('&amp;', '&')).search.slice(1));
      expect(launch.pathname).toBe(`/app/matter-view/${encodeURIComponent(matter)}`);
      expect(launch.searchParams.get('mappingId')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('launches a matter that was never opened before with a mapping of its own, and the home page for one that is gone', async () => {
    const { db } = opened.sandbox;
    const mapped = new Set((await db.select().from(mappings)).map(({ matterId }) => matterId));
    const all = await db.select().from(matters).where(eq(matters.clientId, 1));
    const fresh = all.find((each) => each.retailerReference !== '' && !mapped.has(each.matterReference));
    const launch = await launchOf(`retailer=clio&matter=${fresh?.matterReference}`);
    expect(launch.pathname).toBe(`/app/matter-view/${encodeURIComponent(fresh?.displayName ?? '')}`);
    const mappingId = launch.searchParams.get('mappingId') ?? '';
    const [kept] = await db.select().from(mappings).where(eq(mappings.mappingId, mappingId));
    expect(kept).toMatchObject({ clientId: 1, matterId: fresh?.matterReference });
    expect((await launchOf('retailer=clio&matter=gone')).pathname).toBe('/app/');
  });
});

describe('reports', () => {
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    opened.sandbox.fetch(
      new Request(`http://localhost:5173/sandbox/outside/monitoring${path}`, { method: 'POST', body, headers }),
    );
  const read = async (query = ''): Promise<{ kind: string; body: string }[]> =>
    (await get(`http://localhost:5173/sandbox/api/reports${query}`)).json();

  it('are accepted without sign-in and listed by kind', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/csp-report' };
    expect((await send('/api/1/envelope/?sentry_key=benchfile', '{}\n{"type":"event"}\n\u0000{}')).status).toBe(200);
    expect((await send('/api/1/security/?sentry_key=benchfile', '{"csp-report":{}}', foreign)).status).toBe(200);
    expect((await read()).map(({ kind }) => kind)).toEqual(['envelope', 'security']);
    expect(await read('?kind=envelope')).toMatchObject([{ kind: 'envelope', body: '{}\n{"type":"event"}\n{}' }]);
    expect((await get('http://localhost:5173/sandbox/api/reports?kind=other')).status).toBe(400);
  });

  it('can be deleted, and are rejected when too large', async () => {
    const forget = new Request('http://localhost:5173/sandbox/api/reports', { method: 'DELETE' });
    expect((await opened.sandbox.fetch(forget)).status).toBe(200);
    expect((await send('/api/1/envelope/', 'x'.repeat(3_000_000))).status).toBe(413);
    expect(await read()).toEqual([]);
  });
});
