/** The search for everything, over the sandbox's data. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

const box = () => screen.findByRole('combobox', { name: /^Search orders/ });
const group = async (name: string) => within(await screen.findByRole('group', { name })).getAllByRole('option');

/** Opens the search with a click in the header. */
async function openSearch(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  return box();
}

/** Orders of two months ago or before, latest first. */
async function olderOrders() {
  const { db, clock } = app.backend.sandbox;
  const since = new Date(clock.now().getTime() - 60 * 86_400_000);
  return await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), ne(orders.status, 'draft'), lt(orders.updatedAt, since)))
    .orderBy(desc(orders.updatedAt));
}

/** Half of a word of the name, at most seven letters, that finds no later order. */
async function halfOf(name: string, orderId: number): Promise<string | undefined> {
  const [first] = await app.backend.sandbox.db.select().from(orders).where(eq(orders.orderId, orderId));
  const later = await app.backend.sandbox.db
    .select({ text: orders.searchText, updatedAt: orders.updatedAt, orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.clientId, 1));
  return name
    .split(/[^A-Za-z]+/)
    .map((word) => word.slice(0, Math.min(7, Math.max(4, Math.ceil(word.length / 2)))).toLowerCase())
    .find(
      (half) =>
        half.length >= 4 &&
        !later.some(
          (row) => row.orderId !== orderId && row.text.includes(half) && row.updatedAt > (first?.updatedAt ?? 0),
        ),
    );
}

it.each([
  ['its case', 'caseTitle'],
  ['a party', 'partyNames'],
] as const)('an order of two months ago opens by half of the name of %s: one click, eight keys', async (_, field) => {
  const older = await olderOrders();
  // The demo's names come back in later orders.
  if (field === 'partyNames' && older[0]) {
    const partyNames = 'Ottoline Vanterpool';
    await app.backend.sandbox.db.update(orders).set({ partyNames }).where(eq(orders.orderId, older[0].orderId));
    older[0].partyNames = partyNames;
  }
  let found: { half: string; orderId: number } | undefined;
  for (const order of older) {
    // Another matter or screen of that name comes with its own Enter; this one is found among orders only.
    const half = await halfOf(order[field], order.orderId);
    if (half) found = { half, orderId: order.orderId };
    if (found) break;
  }
  expect(found).toBeDefined();
  const { half, orderId } = found ?? { half: '', orderId: 0 };
  const { user, place } = await app.renderApp('/orders');
  await openSearch(user);
  // Enter follows at once, before any response.
  await user.keyboard(`${half}{Enter}`);
  expect(half.length + 1).toBeLessThanOrEqual(8);
  await waitFor(() => expect(place()).toBe(`/order-details/${orderId}`));
});

it('a result says why it was found: by a party, by a document', async () => {
  const order = (await olderOrders()).find(({ partyNames, caseTitle, documentNames }) => {
    const [first = ''] = partyNames.split('\n')[0]?.split(' ') ?? [];
    return documentNames !== '' && first !== '' && !caseTitle.includes(first);
  });
  const party = order?.partyNames.split('\n')[0] ?? '';
  const document = order?.documentNames.split('\n')[0] ?? '';
  const { user } = await app.renderApp('/orders');
  const field = await openSearch(user);
  // Titles show people by last name.
  await user.type(field, `${order?.orderId} ${party.split(' ')[0]}`);
  await waitFor(async () =>
    expect((await group('Orders by party, document or court'))[0]).toHaveTextContent(`Party: ${party}`),
  );
  await user.clear(field);
  await user.type(field, `${order?.orderId} ${document}`);
  await waitFor(async () =>
    expect((await group('Orders by party, document or court'))[0]).toHaveTextContent(`Document: ${document}`),
  );
});

it('finds people, parties and settings', async () => {
  const { user, place } = await app.renderApp('/');
  const field = await openSearch(user);
  await user.type(field, 'raman');
  await waitFor(async () =>
    expect((await group('People'))[0]).toHaveTextContent(/^Priya Raman.*priya\.raman@example\.com$/),
  );
  await user.clear(field);
  await user.type(field, 'lakeshore hold');
  await waitFor(async () => expect((await group('Parties'))[0]).toHaveTextContent('Lakeshore Holdings LLC'));
  await user.clear(field);
  await user.type(field, 'firm addr{Enter}');
  await waitFor(() => expect(place()).toBe('/settings/account'));
});

it('many results end with a link to all of them', async () => {
  const { user, place } = await app.renderApp('/');
  const field = await openSearch(user);
  await user.type(field, 'ortega');
  await user.click(await screen.findByRole('option', { name: 'All orders with “ortega”' }));
  await waitFor(() => expect(place()).toBe('/orders?q=ortega'));
});

it('Enter waits for the search, and a choice by arrow does not', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, place, settled } = await app.renderApp('/filing-list');
  await settled();
  const field = await openSearch(user);
  await settled();
  app.answer((request) => {
    if (!request.url.includes('/Order/Search')) return undefined;
    return held.then(() => Response.error());
  });
  await user.type(field, 'ortega{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(place()).toBe('/filing-list');
  // A screen by its name comes before every search.
  await user.clear(field);
  await user.type(field, 'drafts{Enter}');
  await waitFor(() => expect(place()).toBe('/orders/drafts'));
  release();
});

it('Enter on a slow search opens its first result once it comes', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, place, settled } = await app.renderApp('/filing-list');
  await settled();
  const field = await openSearch(user);
  await settled();
  app.answer((request) => {
    if (!request.url.includes('/Order/Search')) return undefined;
    const answered = app.backend.sandbox.fetch(request.clone());
    return held.then(() => answered);
  });
  await user.type(field, 'lakeshore hold{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  release();
  // An order or a draft, whichever the demo touched last.
  await waitFor(() => expect(place()).toMatch(/^\/(order-details|orders|case-initiation|existing-case)\b/));
});

it('Enter opens an order of that title, though a later one has a party of that name', async () => {
  const { db, clock } = app.backend.sandbox;
  const [named, served] = await olderOrders();
  const name = { caseTitle: 'Tamsin Quillfeather v. Lakemoor', partyNames: '' };
  await db
    .update(orders)
    .set(name)
    .where(eq(orders.orderId, named?.orderId ?? 0));
  const party = { partyNames: 'Tamsin Quillfeather', updatedAt: clock.now() };
  await db
    .update(orders)
    .set(party)
    .where(eq(orders.orderId, served?.orderId ?? 0));
  const { user, place } = await app.renderApp('/orders');
  const field = await openSearch(user);
  await user.type(field, 'quillf');
  await waitFor(async () => expect((await group('Orders'))[0]).toHaveAttribute('aria-selected', 'true'));
  expect(await group('Orders by party, document or court')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe(`/order-details/${named?.orderId}`));
});

it('an answer for an earlier text is never what Enter opens, however late it comes', async () => {
  const older = await olderOrders();
  const wanted = older.find(({ caseTitle }) => /\bortega\b/i.test(caseTitle) === false && /^\w{4,}/.test(caseTitle));
  const word = wanted?.caseTitle.match(/^\w+/)?.[0] ?? '';
  const early = Promise.withResolvers<void>();
  const { user, place, settled } = await app.renderApp('/filing-list');
  await settled();
  const field = await openSearch(user);
  await settled();
  app.answer((request) => {
    if (!request.url.includes('/Order/Search')) return undefined;
    const answered = app.backend.sandbox.fetch(request.clone());
    return request
      .clone()
      .json()
      .then(async ({ searchText }: { searchText: string }) => {
        if (searchText === 'ortega') await early.promise;
        return answered;
      });
  });
  await user.type(field, 'ortega{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  await user.clear(field);
  await user.type(field, word);
  await waitFor(async () => expect((await group('Orders'))[0]).toHaveTextContent(word));
  early.resolve();
  await settled();
  expect(place()).toBe('/filing-list');
  expect((await group('Orders'))[0]).toHaveTextContent(word);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toMatch(/^\/(order-details|case-initiation|existing-case|orders)\b/));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(word);
});

it('Enter takes nothing behind a search that failed, until it succeeds', async () => {
  const { user, place, settled } = await app.renderApp('/filing-list');
  await settled();
  const field = await openSearch(user);
  await settled();
  app.answer((request) => (request.url.includes('/Order/Search') ? new Response(null, { status: 500 }) : undefined));
  await user.type(field, 'raman{Enter}');
  expect(await screen.findByText('Orders and cases could not be searched.')).toBeVisible();
  expect(await group('People')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('option').filter((each) => each.ariaSelected === 'true')).toEqual([]);
  expect(place()).toBe('/filing-list');
});

it('keeps what is typed while the search loads', async () => {
  const { user } = await app.renderApp('/');
  await screen.findByRole('button', { name: 'Search everything' });
  await user.keyboard('{Control>}k{/Control}ortega');
  const field = await box();
  await waitFor(() => expect(field).toHaveValue('ortega'));
});
