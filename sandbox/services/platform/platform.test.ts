import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '../../../tests/sandbox.ts';
import { clientSecrets, clients } from '../../db/schema/platform.ts';

const opened = testSandbox();
let call: TestSandbox['call'];

beforeAll(async () => {
  call = opened.call;
});

const theo = 'theo.finch@example.com';
const json = async (response: Promise<Response>) => (await response).json();
const status = async (response: Promise<Response>) => (await response).status;

describe('firms', () => {
  it('returns the person’s firm, without values it never entered', async () => {
    const firm = await json(call('/platform/v1/Clients/1'));
    expect(firm).toMatchObject({ clientId: 1, partyId: 90001, name: 'Marlow & Finch LLP', creditHold: false });
    expect(firm).not.toHaveProperty('thirdPartyIdentifier');
    expect(firm).not.toHaveProperty('createdAt');
  });

  it('returns 404 for other firms and unknown ones alike', async () => {
    const answers = await Promise.all(
      [
        '/Clients/2',
        '/Clients/2147483647',
        '/Clients/2/settings',
        '/Clients/2/users',
        '/Users/5',
        '/Users/5/roles',
      ].map((path) => status(call(`/platform/v1${path}`))),
    );
    expect(answers).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await status(call('/platform/v1/Clients/2147483648'))).toBe(400);
    expect(await status(call('/platform/v1/Clients/one'))).toBe(400);
  });

  it('lets administrators store a secret, and never returns it', async () => {
    const put = (clientId: number, options = {}) =>
      call(`/platform/v1/Clients/${clientId}/secrets`, {
        method: 'PUT',
        body: { name: 'PartnerSecret', value: 'correct-horse' },
        ...options,
      });
    expect(await json(put(1, { as: theo }))).toMatchObject({ status: 403, code: 'administrator-required' });
    expect(await json(put(1))).toMatchObject({ status: 403, code: 'no-partner-secret' });
    expect(await status(put(2))).toBe(404);
    await opened.sandbox.db.update(clients).set({ retailerId: 12 }).where(eq(clients.clientId, 3));
    const ines = { as: 'ines.calder@example.com' };
    expect([await status(put(3, ines)), await status(put(3, ines))]).toEqual([204, 204]);
    const stored = await opened.sandbox.db.select().from(clientSecrets);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('correct-horse');
  });
});

describe('people', () => {
  it('lists them for administrators, filtered and paged', async () => {
    expect(await status(call('/platform/v1/Clients/1/users', { as: theo }))).toBe(403);
    const page = await json(call('/platform/v1/Clients/1/users?limit=2&offset=1'));
    expect(page.total).toBe(4);
    expect(page.items.map((each: { name: string }) => each.name)).toEqual(['Nora Marlow', 'Priya Raman']);
    expect(page.items[0]).not.toHaveProperty('passwordHash');
    expect((await json(call('/platform/v1/Clients/1/users?name=MARLOW&email=nora'))).total).toBe(1);
    expect((await json(call('/platform/v1/Clients/1/users?name=%25'))).total).toBe(0);
  });

  it('finds people of the firm by any name, sorted', async () => {
    const names = async (search: string) =>
      (await json(call(`/platform/v1/Users/search${search}`, { as: theo }))).items.map(
        (each: { name: string }) => each.name,
      );
    expect(await names('?name=finch')).toEqual(['Theo Finch']);
    expect(await names('?name=calder')).toEqual([]);
    expect(await names('?orderBy=createdAt%20desc&limit=2')).toEqual(['Demo Visitor', 'Priya Raman']);
    expect(await status(call('/platform/v1/Users/search?orderBy=passwordHash'))).toBe(400);
  });

  it('returns a person and the roles', async () => {
    expect(await json(call('/platform/v1/Users/1'))).toMatchObject({ userId: 1, userAdministrator: true });
    expect(await json(call('/platform/v1/Users/3/roles'))).toEqual({
      userId: 3,
      roles: [
        { roleId: 4, roleName: 'BetaReporting' },
        { roleId: 6, roleName: 'NewUISkipTrace' },
      ],
    });
    expect(await json(call('/platform/v1/Users/1/roles'))).toEqual({ userId: 1, roles: [] });
  });

  it('requires a token', async () => {
    expect(await status(call('/platform/v1/Users/1', { as: null }))).toBe(401);
    expect(await status(call('/platform/v1/Users/1', { headers: { authorization: 'Bearer nonsense' } }))).toBe(401);
  });
});

describe('settings', () => {
  const put = (body: Record<string, unknown>, as?: string) =>
    call('/platform/v1/ProfileSettings', { method: 'PUT', body, as });
  const lastState = { profileSettingType: 6, name: 'LastSelectedStateCode', userId: 1 };

  it('returns no value, then the stored one, for any case of the name', async () => {
    const demo = 'demo@example.com';
    const state = { ...lastState, userId: 4 };
    const read = (name: string, as = demo) => call(`/platform/v1/Users/4/Settings/${name}`, { as });
    expect(await status(read('LastSelectedStateCode'))).toBe(404);
    expect(await json(put({ ...state, value: 'IL' }, demo))).toEqual({
      profileSettingType: 6,
      name: 'LastSelectedStateCode',
      value: 'IL',
      partyId: 90001,
      userId: 4,
      serviceId: null,
      isSensitive: false,
      readOnlyForType: null,
    });
    await put({ ...state, name: 'lastselectedstatecode', value: 'CA' }, demo);
    expect(await json(read('LASTSELECTEDSTATECODE'))).toEqual({
      settingName: 'lastselectedstatecode',
      settingValue: 'CA',
      profileSettingType: 6,
    });
    expect(await status(read('LastSelectedStateCode', theo))).toBe(404);
  });

  it('lists the firm’s settings by name, preferring a service’s value', async () => {
    const expense = { profileSettingType: 5, name: 'DefaultExpenseCategory', partyId: 90001 };
    await put({ ...expense, value: '1' });
    await put({ ...expense, value: '2', serviceId: 12 });
    const list = (search: string) => json(call(`/platform/v1/Clients/1/settings${search}`));
    const common = { settingName: 'DefaultExpenseCategory', settingValue: '1', profileSettingType: 5 };
    expect(await list('?settingNames=defaultexpensecategory&settingNames=Missing')).toEqual([common]);
    expect(await list('?settingNames=DefaultExpenseCategory&serviceId=12')).toEqual([
      { ...common, settingValue: '2', serviceId: 12 },
    ]);
    expect(await list('?serviceId=3')).toEqual([
      common,
      { settingName: 'HasCompletedOnboarding', settingValue: 'true', profileSettingType: 5 },
    ]);
  });

  it('hides a sensitive value', async () => {
    await put({ ...lastState, name: 'Pin', value: '1234', isSensitive: true });
    expect(await json(call('/platform/v1/Users/1/Settings/Pin'))).toMatchObject({ settingValue: null });
  });

  it('does not let the owner change read-only settings', async () => {
    const seat = { profileSettingType: 5, name: 'Seats', value: '10', partyId: 90001, readOnlyForType: 5 };
    expect(await status(put(seat))).toBe(200);
    expect(await json(put({ ...seat, value: '99', readOnlyForType: null }))).toMatchObject({
      status: 403,
      code: 'setting-read-only',
    });
  });

  it('requires an owner in the same firm', async () => {
    const of = (fields: object) => status(put({ profileSettingType: 6, name: 'X', value: '', ...fields }));
    expect(await of({})).toBe(422);
    expect(await of({ profileSettingType: 5 })).toBe(422);
    expect(await of({ userId: 1, serviceId: 99 })).toBe(422);
    expect(await of({ userId: 2 })).toBe(403);
    expect(await of({ userId: 5 })).toBe(404);
    expect(await of({ profileSettingType: 5, partyId: 90002 })).toBe(404);
    expect(await of({ userId: 1, name: 'a b' })).toBe(400);
  });

  it('stores one row for concurrent requests', async () => {
    const command = { profileSettingType: 6, name: 'Raced', userId: 1 };
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((value) => status(put({ ...command, value }))));
    expect(answers).toEqual([200, 200, 200, 200]);
  });
});

describe('retailers and services', () => {
  it('are returned by number', async () => {
    expect(await json(call('/platform/v1/Retailers/3'))).toEqual({
      retailerId: 3,
      retailerCode: 'NETDOCS',
      name: 'NetDocuments',
    });
    expect(await json(call('/platform/v1/Services/2'))).toMatchObject({ serviceId: 2, serviceCode: 'FileIntoCase' });
    expect(await status(call('/platform/v1/Retailers/99'))).toBe(404);
    expect(await status(call('/platform/v1/Services/99'))).toBe(404);
  });
});
