import { and, eq, is, isNull } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../../tests/sandbox.ts';
import * as schema from '../../db/schema/index.ts';
import { clientCards, clients, roles, userRoles, users } from '../../db/schema/platform.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await openTestSandbox();
});
afterAll(() => backend.sandbox.close());

const registration = '/billing/services/us-platform/Registration';
const client = '/billing/services/us-platform/Client';
const password = 'Harbor2026';

const firm = (email: string, differing: object = {}) => ({
  name: 'Bramwell & Teague LLP',
  contact: 'Iris Bramwell',
  email,
  billingCyclePeriod: 1,
  isSecure: true,
  retailerId: 1,
  phone: '(312) 555-0176',
  countryIso3: 'USA',
  financeEmail: email,
  addresses: [{ addressType: 0 }],
  ...differing,
});
const person = (clientId: number, email: string, differing: object = {}) => ({
  clientId,
  userName: email,
  password,
  name: 'Iris Bramwell',
  email,
  isUserAdmin: true,
  ...differing,
});

async function post(path: string, body: object, token?: string, headers: Record<string, string> = {}) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await backend.call(path, { body, as: null, headers: { ...headers, ...authorization } });
  return { status: answer.status, body: await answer.json() };
}
const signUpKey = { 'Sign-Up-Key': '8f1c2f64-0b7e-4c36-9f8a-0d6c5f1f3a77' };
const createClient = (body: object, headers: Record<string, string> = signUpKey) =>
  post(`${registration}/CreateClient`, body, undefined, headers);
const createUser = (body: object, headers: Record<string, string> = signUpKey) =>
  post(`${registration}/CreateUser`, body, undefined, headers);

/** Signs up a firm and its first person. */
async function signUp(email: string): Promise<{ clientId: number; userId: number; token: string }> {
  const { clientId } = (await createClient(firm(email))).body;
  const { userId, tempAuthId } = (await createUser(person(clientId, email))).body;
  return { clientId, userId, token: tempAuthId };
}

describe('creating a firm', () => {
  it('gives the first person of a firm that came for process serving the role, and nobody else', async () => {
    const rolesOf = (userId: number) =>
      backend.sandbox.db
        .select({ name: roles.roleName })
        .from(userRoles)
        .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
        .where(eq(userRoles.userId, userId));
    const { clientId } = (await createClient(firm('serve@example.com', { source: 'serve-it' }))).body;
    const { userId } = (await createUser(person(clientId, 'serve@example.com'))).body;
    expect(await rolesOf(userId)).toEqual([{ name: 'ProcessServingProspect' }]);
    expect(await rolesOf((await signUp('filer@example.com')).userId)).toEqual([]);
  });

  it('assigns a new number and starts with onboarding incomplete', async () => {
    const { clientId } = await signUp('first@example.com');
    const answer = await backend.call(`/platform/v1/Clients/${clientId}/settings?settingNames=HasCompletedOnboarding`, {
      as: 'first@example.com',
    });
    expect(await answer.json()).toEqual([
      { settingName: 'HasCompletedOnboarding', settingValue: 'false', profileSettingType: 5 },
    ]);
    const [stored] = await backend.sandbox.db.select().from(clients).where(eq(clients.clientId, clientId));
    expect(stored).toMatchObject({
      name: 'Bramwell & Teague LLP',
      partyId: 90_000 + clientId,
      retailerId: 1,
      addresses: [],
    });
  });

  it('creates one firm for repeated requests until the firm has people', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => createClient(firm('Often@example.com'))));
    expect(new Set(answers.map(({ body }) => body.clientId)).size).toBe(1);
    expect((await createClient(firm('often@example.com', { name: 'Another LLP' }))).body).not.toEqual(answers[0]?.body);
  });

  it('rejects an account’s email in any case', async () => {
    expect(await createClient(firm('NORA.Marlow@example.com'))).toMatchObject({
      status: 409,
      body: { code: 'email-known' },
    });
  });

  it.each([
    [{ email: 'nobody' }, 'The email address is not valid.'],
    [{ financeEmail: 'a@b' }, 'The email address is not valid.'],
    [{ name: '  ' }, 'The firm’s name is missing.'],
    [{ contact: ' ' }, 'The firm’s contact is missing.'],
    [{ retailerId: 99 }, 'The retailer does not exist.'],
  ])('reports the problem with %j', async (differing, detail) => {
    expect(await createClient(firm('new@example.com', differing))).toMatchObject({ status: 400, body: { detail } });
  });
});

describe('creating a firm’s first person', () => {
  it('creates only one', async () => {
    const { clientId } = (await createClient(firm('race@example.com'))).body;
    const answers = await Promise.all([
      createUser(person(clientId, 'race@example.com')),
      createUser(person(clientId, 'race@example.com')),
      createUser(person(clientId, 'race2@example.com')),
    ]);
    // The first request decides why the others fail: a known email, or a firm that already has people.
    const [first, ...others] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    for (const status of others) expect([403, 409]).toContain(status);
    expect(await backend.sandbox.db.select().from(users).where(eq(users.clientId, clientId))).toHaveLength(1);
  });

  it.each([
    [{ clientId: 2147483647 }, 404, 'The firm does not exist.'],
    [{ password: 'harbor2026' }, 400, 'The password needs an uppercase letter, a lowercase letter and a number.'],
    [{ userName: 'nobody' }, 400, 'The email address is not valid.'],
    [{ name: ' ' }, 400, 'The person’s name is missing.'],
    [{ userName: 'nora.marlow@example.com' }, 409, 'An account with this email address already exists.'],
  ])('refuses %j', async (differing, status, detail) => {
    const { clientId } = (await createClient(firm('refused@example.com'))).body;
    const answer = await createUser(person(clientId, 'refused@example.com', differing));
    expect(answer).toMatchObject({ status, body: { detail } });
  });

  it('returns a token that signs the person in once', async () => {
    const { token, clientId } = await signUp('once@example.com');
    const logIn = () =>
      backend.call(`/platform/account/login?returnUrl=/app/&tempAuthId=${encodeURIComponent(token)}`, { as: null });
    const first = await logIn();
    expect(first.status).toBe(302);
    expect(first.headers.get('location')).toBe('/app/');
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['benchfile_session', 'access_token']);
    const bearer = { authorization: `Bearer ${cookies[1]?.slice('access_token='.length)}` };
    expect((await backend.call(`/platform/v1/Clients/${clientId}`, { as: null, headers: bearer })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await post(`${client}/VerifyCreditCard`, card(), token)).status).toBe(401);
  });

  it('accepts no other token for sign-in', async () => {
    const token = await backend.tokenOf('nora.marlow@example.com');
    const answer = await backend.call(`/platform/account/login?returnUrl=/app/&tempAuthId=${token}`, { as: null });
    expect(answer.status).toBe(200);
  });

  it('needs the key that the sign-up’s browser made', async () => {
    const { clientId } = (await createClient(firm('key@example.com'))).body;
    const refused = { status: 403, body: { code: 'sign-up-key-wrong' } };
    expect(await createUser(person(clientId, 'key@example.com'), {})).toMatchObject(refused);
    const other = { 'Sign-Up-Key': '00000000-0000-4000-8000-000000000000' };
    expect(await createUser(person(clientId, 'key@example.com'), other)).toMatchObject(refused);
    expect((await createClient(firm('key@example.com'), other)).body.clientId).not.toBe(clientId);
    expect((await createUser(person(clientId, 'key@example.com'))).status).toBe(200);
  });

  it('returns a token for the two steps that follow, and for nothing else', async () => {
    const { token, clientId, userId } = await signUp('steps@example.com');
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [
      `/platform/v1/Clients/${clientId}`,
      `/platform/v1/Users/${userId}`,
      `/platform/account/refresh`,
      `${client}/CreditCardDetails`,
      '/filing/Tyler/IL/Drafts',
    ])
      expect((await backend.call(path, { as: null, headers })).status, path).toBe(401);
    expect((await verify(card(), token)).status).toBe(200);
  });

  it('lets the person sign in with the password', async () => {
    await signUp('Password@example.com');
    const form = new FormData();
    form.set('email', 'password@example.com');
    form.set('password', password);
    const answer = await backend.call('/platform/account/login?returnUrl=/app/', {
      method: 'POST',
      body: form,
      as: null,
    });
    expect(answer.status).toBe(303);
  });
});

const address = (differing: object = {}) => ({
  addressType: 0,
  number: ' 210 ',
  street: 'Harbor Street',
  suburb: 'Oakland',
  state: 'CA',
  postcode: '94612',
  buildingName: ' ',
  ...differing,
});

describe('the addresses', () => {
  const put = async (token: string, body: object[]) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await backend.call(`${client}/UpdateAddresses`, { method: 'PUT', body, as: null, headers });
    return { status: answer.status, body: await answer.json() };
  };

  it('are replaced by kind and trimmed; the firm’s time zone follows its street address', async () => {
    const { token, clientId } = await signUp('address@example.com');
    const street = {
      addressType: 0,
      number: '210',
      street: 'Harbor Street',
      suburb: 'Oakland',
      state: 'CA',
      postcode: '94612',
    };
    expect(await put(token, [address()])).toEqual({ status: 200, body: [street] });
    const postal = { ...street, addressType: 1, number: '', street: 'PO Box 12', poBoxType: 'PO Box' };
    expect((await put(token, [postal])).body).toEqual([street, postal]);
    expect((await put(token, [address({ number: '7' })])).body).toEqual([{ ...street, number: '7' }, postal]);
    const [stored] = await backend.sandbox.db.select().from(clients).where(eq(clients.clientId, clientId));
    expect(stored?.timeZone).toBe('America/Los_Angeles');
  });

  it('must be complete, and one per kind', async () => {
    const { token } = await signUp('incomplete@example.com');
    expect(await put(token, [address({ number: undefined, suburb: ' ' })])).toMatchObject({
      status: 422,
      body: {
        code: 'address-incomplete',
        errors: { '0.number': [expect.any(String)], '0.suburb': [expect.any(String)] },
      },
    });
    expect(await put(token, [address(), address()])).toMatchObject({ status: 422, body: { code: 'address-repeated' } });
  });
});

const card = (differing: object = {}) => ({
  creditCardNumber: '4242424242424242',
  expiryMonth: 11,
  expiryYear: 2040,
  cardHolderName: 'Iris Bramwell',
  cardType: 'Visa',
  ccv: '123',
  isDefault: true,
  ...differing,
});
const verify = (body: object, token?: string) => post(`${client}/VerifyCreditCard`, body, token);
const add = (body: object, token?: string, key?: string) =>
  post(`${client}/AddCreditCard`, body, token, key ? { 'Idempotency-Key': key } : {});

/** All database rows as text, without code tables and demo files. */
async function everythingStored(): Promise<string> {
  const tables = Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) && !/code|files/i.test(name) ? [table] : [],
  );
  const rows = [];
  for (const table of tables) rows.push(await backend.sandbox.db.select().from(table));
  return JSON.stringify(rows);
}

describe('an additional person', () => {
  const added = async (email: string, as: string | undefined, clientId = 1) => {
    const token = as && (await backend.tokenOf(as));
    return post(`${registration}/CreateUser`, person(clientId, email, { isUserAdmin: false }), token);
  };

  it('is added by an administrator, without a token', async () => {
    const { status, body } = await added('rosa.lind@example.com', 'nora.marlow@example.com');
    expect(status).toBe(200);
    expect(body).toEqual({ userId: expect.any(Number) });
    const [stored] = await backend.sandbox.db.select().from(users).where(eq(users.userId, body.userId));
    expect(stored).toMatchObject({ clientId: 1, userName: 'rosa.lind@example.com', userAdministrator: false });
  });

  it.each([
    ['without a token', undefined],
    ['by someone who is not an administrator', 'theo.finch@example.com'],
    ['by an administrator of another firm', 'june.ashgrove@example.com'],
  ])('is rejected %s', async (_, as) => {
    expect(await added('rosa.other@example.com', as)).toMatchObject({ status: 403 });
  });

  it('needs a unique email', async () => {
    expect(await added('theo.finch@example.com', 'nora.marlow@example.com')).toMatchObject({ status: 409 });
  });
});

describe('a card', () => {
  let token: string;
  let clientId: number;
  beforeAll(async () => {
    ({ token, clientId } = await signUp('cards@example.com'));
  });
  const stored = () => backend.sandbox.db.select().from(clientCards).where(eq(clientCards.clientId, clientId));

  it.each([
    ['a good card', {}, 200, true],
    ['a number that fails its check', { creditCardNumber: '4242424242424241' }, 400, undefined],
    ['another brand’s code', { ccv: '1234' }, 400, undefined],
    ['an expired month', { expiryYear: 2020 }, 422, undefined],
    ['a declined card', { creditCardNumber: '4000000000000002' }, 402, undefined],
    ['a closed card', { creditCardNumber: '4000000000000069' }, 422, undefined],
    ['an unknown card', { creditCardNumber: '4000000000000127' }, 200, false],
  ])('is verified: %s', async (_, differing, status, answer) => {
    const verified = await verify(card(differing), token);
    expect(verified.status).toBe(status);
    if (answer !== undefined) expect(verified.body).toBe(answer);
  });

  it.each([
    ['4000000000009979', 200, false],
    ['4000000000009995', 402, undefined],
    ['4000000000000127', 200, false],
  ])('%s is rejected', async (creditCardNumber, status, answer) => {
    const added = await add(card({ creditCardNumber }), token);
    expect(added.status).toBe(status);
    if (answer !== undefined) expect(added.body).toBe(answer);
    expect(await stored()).toEqual([]);
  });

  it('is on file once added, without its number or code', async () => {
    expect(await add(card(), token)).toEqual({ status: 200, body: true });
    const details = await (await backend.call(`${client}/CreditCardDetails`, { as: 'cards@example.com' })).json();
    expect(details).toMatchObject({
      cardType: 'Visa',
      last4: '4242',
      expiryMonth: 11,
      expiryYear: 2040,
      isExpired: false,
    });
    const headers = { authorization: `Bearer ${token}` };
    const summary = await (await backend.call(`${client}/BillingSummary`, { as: null, headers })).json();
    expect(summary).toMatchObject({ hasCreditCard: true, autopay: true, card: { last4: '4242' } });
    expect(await everythingStored()).not.toMatch(/4242 ?4242/);
  });

  it('replaces the previous one', async () => {
    const creditCardNumber = '5555555555554444';
    expect((await add(card({ creditCardNumber, cardType: 'MasterCard' }), token)).body).toBe(true);
    const onFile = and(eq(clientCards.clientId, clientId), isNull(clientCards.replacedAt));
    expect(await backend.sandbox.db.select().from(clientCards).where(onFile)).toMatchObject([{ last4: '4444' }]);
    const accounts = await backend.call('/filing/Tyler/IL/Payment-Accounts?isActiveOnly=true', {
      as: 'cards@example.com',
    });
    expect(await accounts.json()).toMatchObject([{ accountName: 'MasterCard ending in 4444', cardType: 'MASTERCARD' }]);
  });

  it('is added once per key, even with concurrent requests', async () => {
    const before = (await stored()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(card(), token, 'a-key-of-one-card')));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: true })));
    expect(await stored()).toHaveLength(before + 1);
    const other = await add(card({ expiryMonth: 12 }), token, 'a-key-of-one-card');
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
  });

  it('can be added only by administrators', async () => {
    const answer = await backend.call(`${client}/AddCreditCard`, { body: card(), as: 'theo.finch@example.com' });
    expect(answer.status).toBe(403);
  });
});
