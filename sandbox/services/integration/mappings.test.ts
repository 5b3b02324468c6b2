import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../../tests/sandbox.ts';
import { integrationConnections, mappings } from '../../db/schema/integration.ts';

const firmTwo = 'june.ashgrove@example.com';
const firmThree = 'ines.calder@example.com';
const ortega = '00000000-0000-4000-8000-000000000001';
let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
afterAll(() => opened.sandbox.close());

const get = async (path: string, as?: string) => {
  const response = await opened.call(`/integration${path}`, { as });
  return { status: response.status, body: await response.json() };
};
const create = (clientReference: string, matterId: string, as?: string) =>
  opened.call('/integration/v2/mappings', { body: { mapping: { clientReference, matterId }, version: 2 }, as });

describe('mappings', () => {
  test('are found by id, by their own firm only', async () => {
    const { status, body } = await get(`/v2/mappings/${ortega}`);
    expect(status).toBe(200);
    expect(JSON.parse(body.json)).toMatchObject({
      ClientReference: '00015-Ortega',
      DisplayName: '00015-Ortega - Ortega v. Lakeshore Holdings LLC',
    });
    expect((await get(`/v2/mappings/${ortega}`, firmTwo)).status).toBe(404);
  });

  test('are found by the first 50 characters of the trimmed reference, with regard to case', async () => {
    expect((await get('/v2/mappings?clientReference=%2000015-Ortega%20')).body).toHaveLength(1);
    expect((await get('/v2/mappings?clientReference=00015-ORTEGA')).body).toEqual([]);
    expect((await get('/v2/mappings?clientReference=00015-Ortega', firmTwo)).body).toEqual([]);
    const long = 'L'.repeat(50);
    await create(`${long}-one`, '');
    expect((await get(`/v2/mappings?clientReference=${long}-other`)).body).toHaveLength(1);
  });

  test('asked for by many at once are made once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('00099-Race', '77')));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).mappingId));
    expect(new Set(ids).size).toBe(1);
    const rows = await opened.sandbox.db.select().from(mappings).where(eq(mappings.clientReference, '00099-Race'));
    expect(rows).toHaveLength(1);
  });

  test('of the same reference differ by matter and by firm', async () => {
    const ids = [await create('00100', ''), await create('00100', '1503203'), await create('00100', '', firmTwo)];
    const [plain, withMatter, other] = await Promise.all(ids.map((answer) => answer.json()));
    expect(new Set([plain.mappingId, withMatter.mappingId, other.mappingId]).size).toBe(3);
    expect(JSON.parse(withMatter.json)).toMatchObject({ RetailerReference: '1503203', RetailerCode: 'clio' });
    expect((await create('   ', '')).status).toBe(422);
  });
});

describe('matters', () => {
  test('are listed by name, with folders and what lies below them', async () => {
    const { body } = await get('/v2/integrations/matters');
    const names = body.items.map((item: { displayName: string }) => item.displayName);
    expect(names).toEqual(names.toSorted());
    expect(body.total).toBe(names.length);
    const folder = body.items.find((item: { matterReference: string }) => item.matterReference === 'group-7');
    expect(folder).not.toHaveProperty('retailerReference');
    expect(folder.children).toEqual([expect.objectContaining({ displayName: '00022-Pryce' })]);
    expect((await get('/v2/integrations/matters?ParentId=group-7')).body.items).toHaveLength(1);
  });

  test('are paged by token or offset and searched on all levels', async () => {
    const first = (await get('/v2/integrations/clio/matters?Limit=4')).body;
    const second = (await get(`/v2/integrations/clio/matters?Limit=4&PaginationToken=${first.nextPaginationToken}`))
      .body;
    expect([...first.items, ...second.items]).toEqual((await get('/v2/integrations/clio/matters')).body.items);
    expect(second).not.toHaveProperty('nextPaginationToken');
    expect((await get('/v2/integrations/clio/matters?SearchTerm=PRYCE')).body.items).toHaveLength(1);
    expect((await get('/v2/integrations/clio/matters?SearchTerm=%25')).body).toEqual({ items: [], total: 0 });
    expect((await get('/v2/integrations/clio/matters?PaginationToken=bm9uc2Vuc2U')).status).toBe(400);
  });

  test('are read one by one, a reference with special characters too', async () => {
    const path = `/v2/integrations/netdocuments/matters/${encodeURIComponent('NG-7QK2L0PD|2|20417')}`;
    expect((await get(path, firmThree)).body.displayName).toBe('20417-Nyman');
    expect((await get('/v2/integrations/clio/matters/a%2Fb')).body.code).toBe('not-found');
  });

  test('need the connection of the own firm', async () => {
    expect((await get('/v2/integrations/matters', firmTwo)).body).toEqual({ items: [], total: 0 });
    const other = await get('/v2/integrations/clio/matters', firmThree);
    expect(other).toMatchObject({ status: 401, body: { code: 'integration-unauthorized', title: 'Unauthorized' } });
    await opened.sandbox.db
      .update(integrationConnections)
      .set({ expiresAt: new Date(0) })
      .where(eq(integrationConnections.userId, 9));
    const leo = 'leo.whitlock@example.com';
    expect((await get('/v2/integrations/matters', leo)).status).toBe(401);
    expect((await get('/v2/integrations/netdocuments/auth/token/valid', leo)).body.isValid).toBe(false);
  });
});

test('integrations tell what the product can do and whether the person is connected', async () => {
  const { body } = await get('/v1/integrations');
  expect(body).toHaveLength(11);
  const connected = body.filter((item: { isConnected: boolean }) => item.isConnected);
  expect(connected).toMatchObject([{ integrationName: 'clio', capabilities: { showSettingsPage: true } }]);
  expect((await get('/v2/integrations/clio/auth/token/valid')).body.isValid).toBe(true);
  expect((await get('/v1/integrations/clio/users/me')).body.name).toBe('Nora Marlow');
  expect((await get('/v1/integrations/clio/health')).body.status).toBe('healthy');
  expect((await get('/v1/integrations/neos')).body.thirdPartyIdentifierLabel).toBe('company id');
});
