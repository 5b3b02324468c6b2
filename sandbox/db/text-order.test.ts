/** The same order and the same search on PGlite and, where one is installed, on PostgreSQL (ADR 0032). */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, hasPostgres, type PostgresServer, startPostgres } from '../../tests/postgres.ts';
import { openTestSandbox, type TestSandbox } from '../../tests/sandbox.ts';
import { plain, plainText } from './plain-text.ts';
import { matters } from './schema/integration.ts';
import { orders } from './schema/orders.ts';

const mark = 'Sorting';
/** In Unicode's order: letters first, then accents, then case, where databases by themselves differ. */
const inOrder = [
  '00-9 Sorting',
  'Æbel v. Sorting',
  'ähnlich v. Sorting',
  'apple v. Sorting',
  'Apple v. Sorting',
  'Đặng v. Sorting',
  'eclair v. Sorting',
  'Éclair v. Sorting',
  'Izmir v. Sorting',
  'İzmir v. Sorting',
  'Łukasz v. Sorting',
  'O’Neil v. Sorting',
  'ONeil v. Sorting',
  'Sørensen v. Sorting',
  'Strasse v. Sorting',
  'Straße v. Sorting',
  'Zebra v. Sorting',
  'Ωmega v. Sorting',
  'Яблоко v. Sorting',
];
const shuffled = inOrder.toSorted((one, other) => other.length - one.length || (one < other ? 1 : -1));

const found: [string, string[]][] = [
  ['izmir', ['Izmir v. Sorting', 'İzmir v. Sorting']],
  ['İZMİR', ['Izmir v. Sorting', 'İzmir v. Sorting']],
  ['strasse', ['Strasse v. Sorting', 'Straße v. Sorting']],
  ['STRAßE', ['Strasse v. Sorting', 'Straße v. Sorting']],
  ['ÉCLAIR', ['eclair v. Sorting', 'Éclair v. Sorting']],
  ['e\u0301clair', ['eclair v. Sorting', 'Éclair v. Sorting']],
  ['APPLE', ['apple v. Sorting', 'Apple v. Sorting']],
  ['ωMEGA', ['Ωmega v. Sorting']],
  ['яблоко', ['Яблоко v. Sorting']],
  ['dang', ['Đặng v. Sorting']],
  ['lukasz', ['Łukasz v. Sorting']],
  ['ŁUKASZ', ['Łukasz v. Sorting']],
  ['sorensen', ['Sørensen v. Sorting']],
  ['aebel', ['Æbel v. Sorting']],
  ['%', []],
];

const texts = [
  ...inOrder,
  'ΣΊΣΥΦΟΣ',
  'ﬁling',
  'Ǆ',
  'Dvořák',
  '２０２６',
  'a\u0308\u0323',
  'ẞ',
  'i\u0307',
  'Ł Ø Æ Œ Đ Ð Þ Ħ ı Ŧ',
  'ǿ ǣ',
  '',
];

function describeTexts(open: () => TestSandbox): void {
  beforeAll(async () => {
    const { db } = open().sandbox;
    const [matter] = await db.select().from(matters).where(eq(matters.clientId, 1)).limit(1);
    const [order] = await db.select().from(orders).where(eq(orders.clientId, 1)).limit(1);
    if (!matter || !order) throw new Error('The demo firm has matters and orders.');
    const { searchText: _, ...row } = matter;
    await db.insert(matters).values(
      shuffled.map((displayName, place) => ({
        ...{ ...row, displayName, matterReference: `${900_000 + place}`, retailerReference: `${900_000 + place}` },
        ...{ parentReference: null, rootReference: null },
      })),
    );
    const { searchText: __, orderId: ___, ...values } = order;
    await db
      .insert(orders)
      .values(shuffled.map((caseTitle) => ({ ...values, caseTitle, service: 'DocketSync' as const })));
  });

  const mattersFor = async (term: string) => {
    const answer = await open().call(
      `/integration/v2/integrations/clio/matters?SearchTerm=${encodeURIComponent(term)}`,
    );
    const { items }: { items: { displayName: string }[] } = await answer.json();
    return items.map(({ displayName }) => displayName);
  };
  const casesFor = async (body: object) => {
    const answer = await open().call('/billing/services/us-platform/Order/Search', {
      body: { top: 50, skip: 0, ...body },
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { items }: { items: { caseTitle: string }[] } = await answer.json();
    return items.map(({ caseTitle }) => caseTitle);
  };

  it('matters are in the same order', async () => {
    expect(await mattersFor(mark)).toEqual(inOrder);
  });

  it('orders are in the same order, both ways', async () => {
    const sorted = (direction: 'asc' | 'desc') =>
      casesFor({ searchText: mark, services: ['DocketSync'], sort: [{ field: 'caseTitle', direction }] });
    expect(await sorted('asc')).toEqual(inOrder);
    expect(await sorted('desc')).toEqual(inOrder.toReversed());
  });

  it.each(found)('%j finds the same', async (term, expected) => {
    expect(await mattersFor(`${term} ${mark}`)).toEqual(expected);
    const sort = [{ field: 'caseTitle', direction: 'asc' }];
    expect(await casesFor({ searchText: `${term} ${mark}`, services: ['DocketSync'], sort })).toEqual(expected);
  });

  it('texts are folded as the server folds what was typed', async () => {
    const { db } = open().sandbox;
    const rows = await db
      .select({ folded: sql<string>`${plain(sql`value`)}` })
      .from(sql`unnest(${sql.param(texts)}::text[]) with ordinality as given (value, place)`)
      .orderBy(sql`place`);
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(plainText));
  });
}

describe('on PGlite', () => {
  let opened: TestSandbox;
  beforeAll(async () => {
    opened = await openTestSandbox();
  });
  afterAll(() => opened.sandbox.close());
  describeTexts(() => opened);
});

describe.runIf(hasPostgres())('on PostgreSQL', () => {
  let server: PostgresServer;
  let opened: TestSandbox;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await createDatabase(server.url, `benchfile_texts_${process.pid}`);
    opened = await openTestSandbox({ kind: 'server', url });
  }, 120_000);
  afterAll(async () => {
    await opened.sandbox.close();
    server.stop();
  });
  describeTexts(() => opened);
});
