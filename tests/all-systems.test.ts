/** All eleven systems: each lists, limits and ends connections in its own way, and loses and doubles nothing. */
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { matters } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
import { openSystemFirm, type SystemPerson } from '../sandbox/demo/system-firms.ts';
import type { Matter, MatterFile, MatterFileList } from '../sandbox/generated/integration/schemas.ts';
import { plantEnd, plantLimit } from '../sandbox/services/integration/system-limits.ts';
import { describeSystem, type IntegrationName, integrationNames } from '../sandbox/services/integration/systems.ts';
import { traitsOf } from '../sandbox/simulators/practice-management/system-traits.ts';
import { type NextPart, nextPart } from '../src/api/listings.ts';
import { testSandbox } from './sandbox.ts';

const opened = testSandbox();
afterEach(() => {
  for (const name of integrationNames) plantLimit(opened.sandbox.clock, name, undefined);
});

async function ask(person: SystemPerson, path: string, part: Partial<NextPart> & { Limit?: number } = {}) {
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
  const address = `/integration/v1/integrations/${person.integrationName}${path}${path.includes('?') ? '&' : '?'}${query}`;
  const response = await opened.call(address, { as: person.userName });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** A whole listing, as the product reads it, and the number of pages. */
async function readAll<Item>(person: SystemPerson, path: string, limit: number) {
  const items: Item[] = [];
  let pages = 0;
  for (let part: Partial<NextPart> | undefined = {}; part; pages += 1) {
    const { status, body } = await ask(person, path, { Limit: limit, ...part });
    expect(status, JSON.stringify(body)).toBe(200);
    items.push(...body.items);
    part = nextPart(body, items.length);
  }
  return { items, pages };
}

const open = (name: IntegrationName) => openSystemFirm(opened.sandbox, name);

/** A matter of the firm that has files. */
async function matterOf({ clientId }: SystemPerson): Promise<string> {
  const [row] = await opened.sandbox.db
    .select({ matterReference: matterFiles.matterReference })
    .from(matterFiles)
    .where(eq(matterFiles.clientId, clientId))
    .limit(1);
  if (row) return row.matterReference;
  const [matter] = await opened.sandbox.db
    .select({ matterReference: matters.matterReference })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), ne(matters.retailerReference, '')))
    .limit(1);
  return matter?.matterReference ?? expect.unreachable('The firm has no matter.');
}

/** Adds documents to a folder. */
async function addDocuments({ clientId }: SystemPerson, matterReference: string, parentId: string, total: number) {
  const { db, clock } = opened.sandbox;
  const at = clock.now();
  const shared = { clientId, matterReference, createdAt: at, updatedAt: at };
  await db.insert(matterFiles).values({ ...shared, fileId: parentId, name: parentId, isFolder: true });
  const names = ['Заявление', '証拠', 'עדות', 'Exhibit A/B', 'Ångström', '🙂'];
  await db.insert(matterFiles).values(
    Array.from({ length: total }, (_, place) => ({
      ...{ ...shared, fileId: `${parentId}-${place}`, parentId, isFolder: false, contentType: 'application/pdf' },
      name: `${names[place % names.length]} ${String(place).padStart(4, '0')}.pdf`,
    })),
  );
}

describe.each(integrationNames)('%s', (name) => {
  test('lists all matters and a long folder, each item once, with its own paging', async () => {
    const person = await open(name);
    const { db } = opened.sandbox;
    const [held] = await db
      .select({ total: count() })
      .from(matters)
      .where(and(eq(matters.clientId, person.clientId), isNull(matters.parentReference)));
    const listed = await readAll<Matter>(person, '/matters', 100);
    expect(new Set(listed.items.map(({ matterReference }) => matterReference)).size).toBe(held?.total);
    expect(listed.items).toHaveLength(held?.total ?? 0);
    const matter = await matterOf(person);
    const folder = `long-${name}`;
    await addDocuments(person, matter, folder, 431);
    const files = await readAll<MatterFile>(person, `/files/${matter}?ParentId=${folder}`, 200);
    expect(new Set(files.items.map(({ id }) => id)).size).toBe(431);
    expect(files.items).toHaveLength(431);
    const { paging, longestPage } = traitsOf(name);
    expect(files.pages).toBe(paging === 'whole' ? 1 : Math.ceil(431 / Math.min(200, longestPage)));

    const first: MatterFileList = (await ask(person, `/files/${matter}?ParentId=${folder}`, { Limit: 50 })).body;
    expect(first.total).toBe(paging === 'token' ? undefined : 431);
    const hasToken = paging === 'token' || paging === 'either';
    expect(first.nextPaginationToken !== undefined).toBe(hasToken);
    const skipped = await ask(person, `/files/${matter}?ParentId=${folder}`, { Offset: 50 });
    expect(skipped.status).toBe(paging === 'token' ? 400 : 200);
    if (first.nextPaginationToken === undefined) return;
    // A token says nothing about another folder.
    const other = await ask(person, `/files/${matter}`, { PaginationToken: first.nextPaginationToken });
    expect(other.status).toBe(400);
  });

  test('puts off who asks too often, with the time to wait, and ends a connection in the middle', async () => {
    const person = await open(name);
    const { clock } = opened.sandbox;
    const matter = await matterOf(person);
    plantLimit(clock, name, 2);
    const statuses: number[] = [];
    for (let place = 0; place < 3; place += 1) statuses.push((await ask(person, `/files/${matter}`)).status);
    const refused = await ask(person, `/files/${matter}`);
    expect([...statuses.slice(-1), refused.status, refused.body.code]).toEqual([429, 429, 'integration-limited']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    clock.offset += seconds * 1000;
    expect((await ask(person, `/files/${matter}`)).status).toBe(200);
    plantLimit(clock, name, undefined);

    plantEnd(clock, person.userId, name, 2);
    const answers = [];
    for (let place = 0; place < 4; place += 1) answers.push((await ask(person, `/matters`)).status);
    expect(answers).toEqual([200, 200, 401, 401]);
    await open(name);
    expect((await ask(person, '/matters')).status).toBe(200);
  });

  test('offers what the specification says', () => {
    const { capabilities, thirdPartyIdentifierLabel } = describeSystem(name);
    const oneOf = (...names: IntegrationName[]) => names.includes(name);
    // Specification, application section 6.
    expect(capabilities).toEqual({
      canChangeMatter: oneOf('clio', 'neos', 'mycase', 'netdocuments', 'filevine'),
      canRefreshMatterList: oneOf('netdocuments', 'mycase'),
      showDescription: oneOf('clio', 'filevine'),
      canChangeExpenseSettings: oneOf('clio'),
      canChangePartnerSecret: oneOf('neos', 'filevine'),
      showSettingsPage: oneOf('clio'),
    });
    expect(thirdPartyIdentifierLabel).toBe(
      name === 'neos' ? 'company id' : name === 'filevine' ? 'filevine id' : 'third party identifier',
    );
  });

  test('has contacts and a launch at its page', async () => {
    const person = await open(name);
    const people = await ask(person, `/matters/${encodeURIComponent(await matterOf(person))}/people`);
    expect(people.status, JSON.stringify(people.body)).toBe(200);
    expect(people.body.contacts.length).toBeGreaterThan(0);
    const { retailerCode, displayName } = describeSystem(name);
    const page = await opened.sandbox.fetch(
      new Request(`http://127.0.0.1:5173/sandbox/embed?retailer=${retailerCode}`),
    );
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(displayName);
    expect(html).toContain('token=');
  });
});

test('document systems count versions and say who has a document checked out', async () => {
  const person = await open('imanage');
  const matter = await matterOf(person);
  const found = await readAll<MatterFile>(person, `/files/${matter}?SearchTerm=exhibit`, 200);
  expect(found.items.some(({ version = 1 }) => version > 1)).toBe(true);
  expect(found.items.some(({ checkedOut }) => checkedOut?.by === 'Dana Whitfield')).toBe(true);
  const clio = await open('clio');
  const plain = await readAll<MatterFile>(clio, `/files/${await matterOf(clio)}?SearchTerm=exhibit`, 200);
  expect(plain.items.every(({ version }) => version === undefined)).toBe(true);
});

test('a second launch finds the firm of the first', async () => {
  const [one, other] = await Promise.all([open('leap'), open('leap')]);
  expect(one).toEqual(other);
});

test('names in every script are listed as they are kept', async () => {
  const person = await open('actionstep');
  const { items } = await readAll<Matter>(person, '/matters', 200);
  const named = items.map(({ displayName }) => displayName).join(' ');
  for (const name of ['Zoë Ångström', 'Наталья Иванова', 'محمد الفارسي', 'יעל כהן', '王小明', '김민준', 'สมชาย ใจดี'])
    expect(named).toContain(name);
  const found = await ask(person, `/matters?SearchTerm=${encodeURIComponent('иванова')}`);
  expect(found.body.items).toHaveLength(1);
});
