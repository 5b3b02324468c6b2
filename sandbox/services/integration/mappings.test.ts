import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { mappings } from '../../db/schema/integration.ts';

const firmTwo = 'june.ashgrove@example.com';
const ortega = '00000000-0000-4000-8000-000000000001';
const opened = testSandbox();

const get = async (path: string, as?: string) => {
  const response = await opened.call(`/integration${path}`, { as });
  return { status: response.status, body: await response.json() };
};
const create = (clientReference: string, matterId: string, as?: string) =>
  opened.call('/integration/v2/mappings', { body: { mapping: { clientReference, matterId }, version: 2 }, as });

describe('mappings', () => {
  test('are found by ID within their firm', async () => {
    const { status, body } = await get(`/v2/mappings/${ortega}`);
    expect(status).toBe(200);
    expect(JSON.parse(body.json)).toMatchObject({
      ClientReference: '00015-Ortega',
      DisplayName: '00015-Ortega - Ortega v. Lakeshore Holdings LLC',
    });
    expect((await get(`/v2/mappings/${ortega}`, firmTwo)).status).toBe(404);
  });

  test('match the first 50 characters of the trimmed reference, case-sensitive', async () => {
    expect((await get('/v2/mappings?clientReference=%2000015-Ortega%20')).body).toHaveLength(1);
    expect((await get('/v2/mappings?clientReference=00015-ORTEGA')).body).toEqual([]);
    expect((await get('/v2/mappings?clientReference=00015-Ortega', firmTwo)).body).toEqual([]);
    const long = 'L'.repeat(50);
    await create(`${long}-one`, '');
    expect((await get(`/v2/mappings?clientReference=${long}-other`)).body).toHaveLength(1);
  });

  test('are created once by concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('00099-Race', '77')));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).mappingId));
    expect(new Set(ids).size).toBe(1);
    const rows = await opened.sandbox.db.select().from(mappings).where(eq(mappings.clientReference, '00099-Race'));
    expect(rows).toHaveLength(1);
  });

  test('with the same reference differ by matter and firm', async () => {
    const ids = [await create('00100', ''), await create('00100', '1503203'), await create('00100', '', firmTwo)];
    const [plain, withMatter, other] = await Promise.all(ids.map((answer) => answer.json()));
    expect(new Set([plain.mappingId, withMatter.mappingId, other.mappingId]).size).toBe(3);
    expect(JSON.parse(withMatter.json)).toMatchObject({ RetailerReference: '1503203', RetailerCode: 'clio' });
    expect((await create('   ', '')).status).toBe(422);
  });
});

test('integrations show their capabilities and whether the person is connected', async () => {
  const { body } = await get('/v1/integrations');
  expect(body).toHaveLength(11);
  const connected = body.filter((item: { isConnected: boolean }) => item.isConnected);
  expect(connected).toMatchObject([{ integrationName: 'clio', capabilities: { showSettingsPage: true } }]);
  expect((await get('/v2/integrations/clio/auth/token/valid')).body.isValid).toBe(true);
  expect((await get('/v1/integrations/clio/users/me')).body.name).toBe('Nora Marlow');
  expect((await get('/v1/integrations/clio/health')).body.status).toBe('healthy');
  expect((await get('/v1/integrations/neos')).body.thirdPartyIdentifierLabel).toBe('company id');
});
