import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import type { TrackedCase } from '../generated/filing/schemas.ts';
import { numberIdentity } from './tracked-cases.ts';

const opened = testSandbox();

async function save(body: Record<string, unknown>, as?: string) {
  const response = await opened.call('/docket-sync/public/api/Case', { body, as });
  return { status: response.status, body: await response.json() };
}

async function listed(state: string, as?: string): Promise<TrackedCase[]> {
  return (await opened.call(`/filing/Cases/${state}`, { as })).json();
}

const remove = async (state: string, id: number, as?: string) =>
  (await opened.call(`/filing/Cases/RemoveCase/${state}`, { body: { caseToRemove: { id } }, as })).status;

const paper = {
  state: 'IL',
  apiType: 8,
  courtName: 'Prairie County',
  caseNumber: '2019-P-0077',
  caseTitle: 'Estate of Harold Nyman',
  isPhysical: true,
};

describe('a saved case', () => {
  test('is on the list once, with the matter it was given', async () => {
    const before = (await listed('IL')).length;
    const { status, body } = await save({ ...paper, clientReference: ' 00015-Ortega ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ apiType: 8, isPhysical: true, clientReference: '00015-Ortega', isSubscribed: false });
    const again = await save({ ...paper, caseNumber: ' 2019-p-0077 ', judge: 'Hon. Ada Quill' });
    expect(again.body).toMatchObject({ productCaseId: body.productCaseId, clientReference: '00015-Ortega' });
    const list = await listed('IL');
    expect(list).toHaveLength(before + 1);
    expect(list.find(({ id }) => id === body.productCaseId)).toMatchObject({ judge: 'Hon. Ada Quill' });
    const elsewhere = await save({ ...paper, courtName: 'Alder County' });
    expect(elsewhere.body.productCaseId).not.toBe(body.productCaseId);
  });

  test('is removed by its firm alone, and comes back with its ID', async () => {
    const { body } = await save({ ...paper, caseNumber: '2020-P-0001' });
    const id: number = body.productCaseId;
    expect(await remove('IL', id, 'june.ashgrove@example.com')).toBe(404);
    expect(await remove('GA', id)).toBe(404);
    expect([await remove('IL', id), await remove('IL', id)]).toEqual([204, 204]);
    expect((await listed('IL')).some((each) => each.id === id)).toBe(false);
    expect((await save({ ...paper, caseNumber: '2020-P-0001' })).body.productCaseId).toBe(id);
    const [first] = await listed('IL');
    expect(first?.id).toBe(id);
  });

  test('and the same case of a docket or a filing are one', async () => {
    const [filed] = (await listed('FL')).filter(({ caseTrackingId }) => caseTrackingId !== undefined);
    if (!filed) throw new Error('The firm has no case in Florida.');
    const docket = { state: 'FL', courtName: filed.courtName, courtId: 'x', caseTitle: filed.caseTitle };
    const number = filed.caseNumber.replaceAll('-', '').slice(0, 14);
    const { body } = await save({ ...docket, providerId: 6, providerCaseId: 'fl-1', caseNumber: number });
    expect(body).toMatchObject({ productCaseId: filed.id, providerCaseId: 'fl-1', apiType: 4 });
    const federal = { ...docket, state: 'OH', federal: true, caseNumber: '1:25-cr-00061' };
    const [one, other] = await Promise.all(
      ['101', '102'].map((providerCaseId) => save({ ...federal, providerId: 7, providerCaseId })),
    );
    expect(one?.body).toMatchObject({ apiType: 8, federal: true });
    expect(other?.body.productCaseId).not.toBe(one?.body.productCaseId);
  });

  test('is one when two people save it at once', async () => {
    const both = await Promise.all([1, 2].map(() => save({ ...paper, caseNumber: '2021-P-0009' })));
    expect(new Set(both.map(({ body }) => body.productCaseId)).size).toBe(1);
  });

  test.each([
    [{ apiType: undefined }, 'case-incomplete', 'apiType'],
    [{ apiType: 0 }, 'case-incomplete', 'courtLocationCode'],
    [{ state: 'OH' }, 'case-incomplete', 'state'],
    [{ caseTitle: '  ' }, 'case-incomplete', 'caseTitle'],
    [{ providerId: 7 }, 'case-incomplete', 'providerCaseId'],
    [{ apiType: 0, courtLocationCode: 'nowhere' }, 'unknown-court', 'courtLocationCode'],
  ])('needs what identifies it: %j', async (differing, code, name) => {
    expect(await save({ ...paper, ...differing })).toMatchObject({
      status: 422,
      body: { code, errors: { [name]: [expect.any(String)] } },
    });
  });
});

test('administrators clear the list of their firm', async () => {
  const clear = (as: string) => opened.call('/filing/Cases', { method: 'DELETE', as });
  expect((await clear('theo.finch@example.com')).status).toBe(403);
  const others = await listed('IL', 'june.ashgrove@example.com');
  const count = (await Promise.all(['CA', 'FL', 'GA', 'IL', 'TX'].map((state) => listed(state)))).flat().length;
  expect(count).toBeGreaterThan(0);
  const { removedCount } = await (await clear('nora.marlow@example.com')).json();
  expect(removedCount).toBeGreaterThanOrEqual(count);
  expect(await listed('IL')).toEqual([]);
  expect(await listed('IL', 'june.ashgrove@example.com')).toEqual(others);
});

test('quick actions are those of the state', async () => {
  const actions = async (state: string) => {
    const list: { link: string }[] = await (await opened.call(`/filing/Cases/Quick-Actions/${state}`)).json();
    return list.map(({ link }) => link);
  };
  expect(await actions('IL')).toEqual(['/existing-case?state=IL', '/case-search?state=IL']);
  expect(await actions('FL')).toEqual([
    '/existing-case-fl?state=FL',
    '/case-search-fl?state=FL',
    '/docket-sync/search?state=FL',
  ]);
  expect(await actions('UT')).toEqual([]);
});

describe('a number identifies a case', () => {
  const portal = (caseNumber: string) =>
    numberIdentity({ apiType: 4, caseNumber, courtName: 'Orange', courtLocationCode: 'orange' });

  test('in Florida by county, year, kind and sequence', () => {
    const key = { courtKey: '', numberKey: '48-2025-ca-001234' };
    for (const written of ['48-2025-CA-001234-OAXXXX', '482025CA001234OAXXXX', '48-2025-CA-1234', '48 2025 ca 1234'])
      expect(portal(written)).toEqual(key);
    expect(portal('2025-CA-1234')).toEqual({ courtKey: 'orange', numberKey: '2025-ca-1234' });
    expect(numberIdentity({ apiType: 4, caseNumber: 'x', courtName: 'y' }).courtKey).toBe('');
  });

  test('elsewhere at its court', () => {
    const at = { apiType: 0, courtName: 'Lakemoor', caseNumber: ' 25  CV 1 ' } as const;
    expect(numberIdentity({ ...at, courtLocationCode: 'lakemoor:cv1' })).toEqual({
      courtKey: 'lakemoor:cv1',
      numberKey: '25 cv 1',
    });
    expect(numberIdentity(at).courtKey).toBe('Lakemoor');
  });
});
