import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { orders } from '../../db/schema/orders.ts';
import type { MultisourceCourt, MultisourceDivision } from '../../generated/filing/schemas.ts';

const opened = testSandbox();

async function call(path: string, as?: string) {
  const response = await opened.call(`/filing/${path}`, { as });
  return { status: response.status, body: await response.json() };
}

const courts = async (query = ''): Promise<MultisourceCourt[]> =>
  (await call(`MultisourceCourts/CA/Courts${query}`)).body;
const divisions = async (query: Record<string, string> = {}): Promise<MultisourceDivision[]> =>
  (await call(`MultisourceCourts/CA/Divisions?${new URLSearchParams(query)}`)).body;
const ines = 'ines.calder@example.com';
const picker = { CanAccessOneLegalCourtPicker: 'true' };

describe('California’s courts', () => {
  test('are 66 in 58 counties: 40 on One Legal, 14 on Jti, 12 on paper', async () => {
    const all = await courts();
    const counts = Map.groupBy(all, ({ apiType }) => apiType);
    expect(([2, 1, 8] as const).map((type) => counts.get(type)?.length)).toEqual([40, 14, 12]);
    expect(new Set(all.map(({ courtId }) => courtId)).size).toBe(66);
    expect(all.filter(({ isPhysical }) => isPhysical).every(({ apiType }) => apiType === 8)).toBe(true);
    expect(all.filter(({ orgName }) => orgName !== undefined).every(({ apiType }) => apiType === 1)).toBe(true);
    const { body: counties } = await call('MultisourceCourts/CA/Counties');
    expect(counties).toHaveLength(58);
    expect(counties).toContainEqual({ name: 'Los Angeles', courtCount: 2 });
    expect(counties).toContainEqual({ name: 'Alpine', courtCount: 1 });
    expect(all.map(({ policy, tables }) => policy ?? tables).filter(Boolean)).toEqual([]);
  });

  test('of which one comes with its policy and tables', async () => {
    const found = await courts('?courtId=losangeles:civil');
    expect(found).toEqual([
      expect.objectContaining({
        courtId: 'losangeles:civil',
        name: 'Superior Court of California, County of Los Angeles - Civil Courthouse',
        apiType: 2,
        requiresFsx: false,
        policy: expect.objectContaining({
          courtCode: 'losangeles:civil',
          maxDocumentBytes: 25 * 1024 * 1024,
          maxEnvelopeBytes: 60 * 1024 * 1024,
          searchableText: 'required',
          bookmarks: 'required',
          bookmarksFromExhibits: 2,
          sameDayCutoff: '14:00',
        }),
      }),
    ]);
    const [court] = found;
    expect(court?.tables?.documentTypes).toContainEqual({
      code: 'FW-001',
      name: 'Request to Waive Court Fees',
      use: 'both',
      fee: 0,
      isProposedOrder: false,
      needsReservation: false,
    });
    const types = court?.tables?.caseCategories.flatMap(({ caseTypes }) => caseTypes) ?? [];
    expect(types.filter(({ isUnlawfulDetainer }) => isUnlawfulDetainer)).toHaveLength(2);
    const [jti] = await courts('?courtId=ventura');
    const reserved = jti?.tables?.documentTypes.filter(({ needsReservation }) => needsReservation) ?? [];
    expect(reserved.map(({ code }) => code)).toContain('MSJ');
  });

  test('have holidays of each year, none of them on a weekend', async () => {
    const [court] = await courts('?courtId=sonoma');
    const days = court?.policy?.courtHolidays ?? [];
    expect(days).toHaveLength(56);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });

  test('require FSX at six', async () => {
    const ids = (await courts()).map(({ courtId }) => courtId);
    const found = await Promise.all(ids.map((courtId) => courts(`?courtId=${courtId}`)));
    expect(found.flat().filter(({ requiresFsx }) => requiresFsx)).toHaveLength(6);
  });

  test('are missing elsewhere, and unknown ones are named', async () => {
    expect((await call('MultisourceCourts/IL/Courts')).body).toEqual([]);
    expect((await call('MultisourceCourts/IL/Counties')).body).toEqual([]);
    expect(await call('MultisourceCourts/CA/Courts?courtId=nowhere')).toMatchObject({
      status: 404,
      body: { detail: 'California has no court with this ID.' },
    });
  });
});

describe('divisions', () => {
  test('are 400, by court and name', async () => {
    const all = await divisions(picker);
    expect(all).toHaveLength(400);
    expect(new Set(all.map(({ divisionId }) => divisionId)).size).toBe(400);
  });

  test('of a county, in any case', async () => {
    const found = await divisions({ ...picker, County: 'los angeles' });
    expect(new Set(found.map(({ county }) => county))).toEqual(new Set(['Los Angeles']));
    expect(new Set(found.map(({ courtId }) => courtId)).size).toBe(2);
    expect(found).toHaveLength(37);
  });

  test('without those of One Legal, or that take paper, or that open no cases', async () => {
    expect((await divisions()).some(({ apiType }) => apiType === 2)).toBe(false);
    expect((await divisions()).map(({ apiType }) => apiType)).toContain(8);
    const electronic = await divisions({ ...picker, HideDocumentsExempt: 'true' });
    expect(electronic.length).toBeGreaterThan(200);
    expect(electronic.some(({ isDocumentsExempt }) => isDocumentsExempt)).toBe(false);
    const opening = await divisions({ ...picker, FilingFlowType: 'new-case' });
    expect(opening.every(({ filingFlows }) => filingFlows.includes('new-case'))).toBe(true);
    expect(opening.some(({ apiType }) => apiType === 8)).toBe(false);
  });

  test('of a county that is reached through One Legal alone are hidden, not unknown', async () => {
    expect(await divisions({ County: 'Sonoma' })).toEqual([]);
    expect(await call('MultisourceCourts/CA/Divisions?County=Lakemoor')).toMatchObject({
      status: 404,
      body: { detail: 'California has no county named Lakemoor.' },
    });
  });
});

test('Jti’s courts and categories', async () => {
  const { body: found } = await call('Jti/CA/Courts');
  expect(found).toHaveLength(14);
  expect(found).toContainEqual({
    courtId: 'ventura',
    name: 'Superior Court of California, County of Ventura',
    county: 'Ventura',
    orgName: 'ventura',
    orgUnitName: 'superior',
  });
  expect((await call('Jti/TX/Courts')).body).toEqual([]);
  const { body: categories } = await call('MultisourceCourts/Jti/Categories');
  expect(categories).toContainEqual({
    code: 'CU',
    name: 'Civil Unlimited',
    caseTypes: expect.arrayContaining([{ code: 'CU-BC', name: 'Breach of Contract' }]),
  });
});

describe('an order', () => {
  test('says where it was filed', async () => {
    const rows = await opened.sandbox.db.select().from(orders);
    const filed = rows.find(
      (row) => row.courtCode === 'losangeles:civil' && row.clientId === 3 && row.caseNumber && row.provider,
    );
    const { body } = await call(`MultisourceCourts/CA/orders/${filed?.orderId}`, ines);
    expect(body).toMatchObject({ apiType: 2, county: 'Los Angeles', courtId: 'losangeles:civil', state: 'CA' });
    expect(body.caseNumber).toMatch(/^\d\dCV\d{6}$/);
  });

  test('is not found as another firm’s, in another state or as another service’s', async () => {
    const rows = await opened.sandbox.db.select().from(orders);
    const ofCalifornia = rows.filter(({ state, clientId }) => state === 'CA' && clientId === 3);
    const filed = ofCalifornia.find(({ provider }) => provider !== null);
    const serving = ofCalifornia.find(({ provider }) => provider === null);
    const ofIllinois = rows.find(({ state, provider, clientId }) => state === 'IL' && provider && clientId === 1);
    expect((await call(`MultisourceCourts/CA/orders/${filed?.orderId}`, 'june.ashgrove@example.com')).status).toBe(404);
    expect((await call(`MultisourceCourts/IL/orders/${filed?.orderId}`, ines)).status).toBe(404);
    expect((await call(`MultisourceCourts/CA/orders/${serving?.orderId}`, ines)).status).toBe(404);
    expect((await call(`MultisourceCourts/IL/orders/${ofIllinois?.orderId}`)).status).toBe(404);
  });
});
