/** A person who opens the address of a list's state sees that state: its address stays, and the list asks for it. */
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseSearchParams, stringifySearchParams } from '../src/lib/links/search-params.ts';
import { listStates } from './list-states.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** Opened states of each list, drawn again with another seed. */
const samples = 4;
const seed = Number(process.env.STATES_SEED ?? 20_261_126);

const pages = {
  orders: { path: '/orders', asks: 'Order/Search' },
  drafts: { path: '/orders/drafts', asks: 'Order/Search' },
  'rejected orders': { path: '/orders/rejections', asks: 'Order/Search' },
  'stamped copies': { path: '/orders/stamped', asks: 'stamped-copies/search' },
  filings: { path: '/filing-list', asks: 'FilingList/FilingList' },
  fees: { path: '/orders/fees', asks: 'FeeSummary/Search' },
} as const satisfies Record<keyof typeof listStates, { path: string; asks: string }>;

/** Tells what a request asks for: its body, or its parameters. */
async function askedBy(request: Request): Promise<unknown> {
  return request.method === 'POST' ? await request.json() : Object.fromEntries(new URL(request.url).searchParams);
}

/** A request without rows counts. */
const asksForRows = (asked: unknown) => z.object({ top: z.coerce.number().optional() }).parse(asked).top !== 0;

/** Tells what the state must have asked for; grouped by order, fees come whole and are put in order by the page. */
function wantedOf(name: keyof typeof pages, request: object, view: unknown): Record<string, unknown> {
  const parts = Object.entries(request).filter(([part, value]) => {
    if (value === undefined) return false;
    if (name === 'fees' && view === 'orders') return !['sort', 'skip', 'top'].includes(part);
    return name !== 'filings' || view === 'history' || !part.startsWith('Include');
  });
  return Object.fromEntries(name === 'filings' ? parts.map(([part, value]) => [part, String(value)]) : parts);
}

const names: (keyof typeof pages)[] = ['orders', 'drafts', 'rejected orders', 'filings', 'fees'];

it.each(names.flatMap((name) => Array.from({ length: samples }, (_, place) => [name, place] as const)))(
  'the list of %s opens in the state of its address (%i)',
  async (name, place) => {
    const { schema, toRequest, states } = listStates[name];
    const drawn = fc.sample<Record<string, unknown>>(states, { seed: seed + place, numRuns: 20 });
    // The emptiest states come first.
    const full = drawn.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[place] ?? {};
    // Every other one in the list's usual view.
    const { view: _view, ...usual } = full;
    const wanted: Record<string, unknown> = place % 2 === 0 ? full : usual;
    const { path, asks } = pages[name];
    const sent: Promise<unknown>[] = [];
    app.answer((request) => {
      if (new URL(request.url).pathname.includes(asks)) sent.push(askedBy(request.clone()));
      return undefined;
    });
    const rendered = await app.renderApp(`${path}${stringifySearchParams(wanted)}`);
    const asked = expect.objectContaining(wantedOf(name, toRequest(wanted), wanted.view));
    await vi.waitFor(async () => expect(await Promise.all(sent)).toContainEqual(asked), patience);
    // The loader starts the first request; the page shows what its own asks for.
    const { queryClient } = rendered;
    const shownKeys = () => queryClient.getQueryCache().findAll({ type: 'active' });
    const isShown = () => shownKeys().some(({ queryKey }) => queryKey.join('/').includes(asks));
    await vi.waitFor(() => expect(isShown()).toBe(true), patience);
    await rendered.settled();
    // The page asks like its loader, for the rows after them, too.
    const { skip: _, top: __, ...filtersAndSort } = wantedOf(name, toRequest(wanted), wanted.view);
    const ofRows = (await Promise.all(sent)).filter(asksForRows);
    expect(ofRows).toEqual(ofRows.map(() => expect.objectContaining(filtersAndSort)));
    const [shown = '', query = ''] = rendered.place().split(/(?=\?)/);
    expect(shown).toBe(path);
    expect(schema.parse(parseSearchParams(query))).toEqual(wanted);
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  },
);
