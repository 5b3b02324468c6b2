import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { integrationConnections } from '../../db/schema/integration.ts';
import { clients, users } from '../../db/schema/platform.ts';
import { keepConnection } from './connections.ts';

const firmTwo = 'june.ashgrove@example.com';
const firmThree = 'ines.calder@example.com';
const opened = testSandbox();

interface Matter {
  displayName?: string;
  matterReference: string;
  retailerReference?: string;
  children?: Matter[];
}

const get = async (path: string, as?: string) => {
  const response = await opened.call(`/integration${path}`, { as });
  return { status: response.status, body: await response.json() };
};
const post = async (path: string, body: unknown, as?: string) => {
  const response = await opened.call(`/integration${path}`, { body, as });
  return { status: response.status, body: await response.json() };
};
const add = (body: unknown) =>
  opened.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/integrations/matters`, { method: 'POST', body: JSON.stringify(body) }),
  );
const clio = (query: string) => get(`/v2/integrations/clio/matters?${query}`);
const names = (items: Matter[]) => items.map((item) => item.displayName);
/** Flattens the tree, folders before their contents. */
const flat = (items: Matter[]): Matter[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

describe('the list of matters', () => {
  test('is sorted by name, with nested folders and their descendants', async () => {
    const { body } = await clio('Limit=500');
    const [first, second] = [names(body.items)[10] ?? '', names(body.items)[11] ?? ''];
    expect(first < second).toBe(true);
    const folder = body.items.find((item: Matter) => item.matterReference === 'group-7');
    expect(folder ?? (await clio('SearchTerm=Estates+and+trusts')).body.items[0]).toMatchObject({
      displayName: 'Estates and trusts',
      children: [{ displayName: '00022-Pryce' }],
    });
    expect(folder ?? {}).not.toHaveProperty('retailerReference');
    expect((await clio('ParentId=group-7')).body).toMatchObject({ items: [{ displayName: '00022-Pryce' }], total: 1 });
    expect((await clio('ParentId=nowhere')).body).toEqual({ items: [], total: 0 });
  });

  test('searches words on all levels and returns matches inside their ancestors', async () => {
    expect((await clio('SearchTerm=PRYCE+helen')).body.items).toEqual([
      expect.objectContaining({
        displayName: 'Estates and trusts',
        children: [expect.objectContaining({ displayName: '00022-Pryce' })],
      }),
    ]);
    const probate = (await clio('SearchTerm=Probate+2021')).body.items;
    expect(probate).toHaveLength(1);
    expect(names(probate)).toEqual(['Probate']);
    expect(names(probate[0].children)).toEqual(['Probate 2021']);
    expect(probate[0].children[0].children.length).toBeGreaterThan(0);
    expect((await clio('SearchTerm=%25')).body).toEqual({ items: [], total: 0 });
  });

  test('pages without gaps or repeats, by token or offset', async () => {
    const seen: Matter[] = [];
    let token: string | undefined;
    do {
      const page = (await clio(`Limit=100&SearchTerm=kel${token ? `&PaginationToken=${token}` : ''}`)).body;
      seen.push(...page.items);
      token = page.nextPaginationToken;
      if (!token) expect(seen).toHaveLength(page.total);
    } while (token);
    expect(new Set(flat(seen).map((item) => item.matterReference)).size).toBe(flat(seen).length);
    expect((await clio('Limit=5&Offset=5&SearchTerm=kel')).body.items).toEqual(seen.slice(5, 10));
    expect((await clio('PaginationToken=bm9uc2Vuc2U')).status).toBe(400);
  });

  test('includes matters without a name and matters that can’t be filed under', async () => {
    const all = flat((await clio('Limit=500&SearchTerm=v.')).body.items);
    expect(all.filter((item) => item.displayName === undefined)).not.toEqual([]);
    expect(all.filter((item) => item.retailerReference === undefined && !item.children)).not.toEqual([]);
  });

  test('for Clio’s own calls is flat, open matters first', async () => {
    const { body } = await get('/v1/TopBannerApi/Clio/Matters?searchTerm=ortega');
    expect(body[0]).toMatchObject({ id: 1503201, displayNumber: '00015-Ortega', status: 'Open' });
    expect((await get('/v1/TopBannerApi/Clio/Matters')).body).toHaveLength(50);
  });

  test('returns single matters, even for references with special characters', async () => {
    const path = `/v2/integrations/netdocuments/matters/${encodeURIComponent('NG-7QK2L0PD|2|NYM|20417')}`;
    expect((await get(path, firmThree)).body.displayName).toBe('20417-Nyman');
    expect((await get('/v2/integrations/clio/matters/a%2Fb')).body.code).toBe('not-found');
  });

  test('needs a connection in the person’s own firm', async () => {
    expect((await get('/v2/integrations/matters', firmTwo)).body).toEqual({ items: [], total: 0 });
    const other = await get('/v2/integrations/clio/matters', firmThree);
    expect(other).toMatchObject({ status: 401, body: { code: 'integration-unauthorized', title: 'Unauthorized' } });
    await opened.sandbox.db
      .update(integrationConnections)
      .set({ expiresAt: new Date(0) })
      .where(eq(integrationConnections.userId, 9));
    const leo = 'leo.whitlock@example.com';
    expect((await get('/v2/integrations/matters', leo)).status).toBe(401);
    expect((await get('/v1/TopBannerApi/NetDocuments/Cabinets', leo)).status).toBe(401);
    expect((await get('/v2/integrations/netdocuments/auth/token/valid', leo)).body.isValid).toBe(false);
  });

  test('is cached for some minutes where it can be refreshed, and refreshed on request', async () => {
    const { db, clock } = opened.sandbox;
    await db.update(clients).set({ retailerId: 8 }).where(eq(clients.clientId, 4));
    const [maren] = await db.select().from(users).where(eq(users.userName, 'maren.harrow@example.com'));
    await keepConnection(db, clock, { userId: maren?.userId ?? 0, integrationName: 'mycase' });
    const list = async (query: string) =>
      (await get(`/v2/integrations/mycase/matters?SearchTerm=brandnew${query}`, maren?.userName)).body.items.length;
    expect(await list('')).toBe(0);
    // What is added in the instant of the reading would be in it.
    clock.offset += 1_000;
    expect((await add({ userName: maren?.userName, displayName: 'Brandnew, Ivy' })).status).toBe(200);
    expect(await list('')).toBe(0);
    expect(await list('&ForceReload=true')).toBe(1);
    expect(await list('')).toBe(1);
    expect((await get('/v1/TopBannerApi/MyCase/Matters', maren?.userName)).body.items).toHaveLength(50);
  });
});

describe('cabinets', () => {
  const api = '/v1/TopBannerApi/NetDocuments';
  const litigation = 'repositoryId=CA-CW01&cabinetId=NG-7QK2L0PD';
  const options = (query: string) => get(`${api}/ScrollingAttributes?${litigation}&${query}`, firmThree);

  test('belong to their firm and list the required attributes', async () => {
    const { body } = await get(`${api}/Cabinets`, firmThree);
    expect(body.cabinets.map((cabinet: { name: string }) => cabinet.name)).toEqual([
      'Administration',
      'Litigation',
      'Trusts and estates',
    ]);
    expect((await get(`${api}/Attributes?${litigation}`, firmThree)).body).toMatchObject({
      hasParentAttribute: true,
      hasPrimaryAttribute: true,
      parentAttributeId: 1,
    });
    expect((await get(`${api}/Attributes?repositoryId=X&cabinetId=NG-7QK2L0PD`, firmThree)).status).toBe(404);
    expect((await get(`${api}/Cabinets`)).status).toBe(401);
  });

  test('page their values, including one for no value', async () => {
    const first = (await options('')).body;
    expect(first.items[0].id).toBe('-1');
    expect(first).toMatchObject({ hasMore: true, items: { length: 50 } });
    const seen = [...first.items];
    for (let hasMore = true; hasMore; ) {
      const page = (await options(`skip=${seen.length}`)).body;
      seen.push(...page.items);
      hasMore = page.hasMore;
    }
    expect(new Set(seen.map((option) => option.id)).size).toBe(seen.length);
    expect((await options('searchTerm=nyman')).body).toEqual({
      items: [{ id: 'NYM', desc: 'Ida Nyman' }],
      hasMore: false,
    });
    const below = await options('selectedParentAttributeValue=NYM&searchingChildAttributes=true&searchTerm=castellan');
    expect(below.body.items).toEqual([{ id: '20417', desc: 'Nyman v. Castellan Properties Inc.' }]);
  });

  test('build references and reject invalid combinations', async () => {
    const cabinet = { cabinetId: 'NG-7QK2L0PD', cabinetName: 'Litigation' };
    const chosen = { ...cabinet, parentAttributeValue: 'NYM', primaryAttributeValue: '20417' };
    const built = {
      clientReference: '20417-Nyman',
      retailerReference: 'NG-7QK2L0PD|NYM|20417',
      matterReference: 'NG-7QK2L0PD|2|NYM|20417',
    };
    expect((await post(`${api}/BuildMatterReference`, chosen, firmThree)).body).toEqual(built);
    expect((await post(`${api}/BuildRetailerReference`, chosen, firmThree)).body).toEqual({
      retailerReference: built.retailerReference,
    });
    const administration = { cabinetId: 'NG-3B8TT1XA', cabinetName: 'Administration' };
    expect((await post(`${api}/BuildMatterReference`, administration, firmThree)).body).toMatchObject({
      clientReference: 'Administration',
    });
    for (const wrong of [
      cabinet,
      { ...cabinet, parentAttributeValue: 'NYM' },
      { ...chosen, primaryAttributeValue: '-1' },
      { ...chosen, parentAttributeValue: 'SOR' },
      { ...cabinet, cabinetId: 'NG-OTHER' },
    ])
      expect((await post(`${api}/BuildMatterReference`, wrong, firmThree)).status).toBe(422);
    expect((await get(`${api}/Matters?retailerReference=NG-7QK2L0PD%7CNYM`, firmThree)).body.items).toHaveLength(1);
  });
});

test('new matters appear only in the person’s own firm', async () => {
  expect((await add({ userName: firmTwo, count: 1 })).status).toBe(404);
  expect((await add({ userName: firmThree })).status).toBe(400);
  expect((await add({ userName: firmThree, count: 100_000 })).status).toBe(400);
});

test('20,000 matters are searched', async () => {
  expect((await add({ userName: 'nora.marlow@example.com', count: 20_000 })).status).toBe(200);
  await clio('SearchTerm=warm');
  const { body } = await clio('Limit=100&SearchTerm=keller+v.');
  expect(body.total).toBeGreaterThan(100);
});
