import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { type Found, groupEntries } from './groups';

const entry = (key: string, title = key): Entry => ({ key, title, page: { kind: 'single-page', link: '/' } });
const nothing: Found = { recent: [], pages: [], services: [], matters: [], cases: [], orders: [] };
const show = (typed: string, found: Partial<Found>) =>
  groupEntries(typed, { ...nothing, ...found }).map(({ title, entries }) => [title, entries.map(({ key }) => key)]);

describe('the groups', () => {
  it('start with recent entries, without duplicates', () => {
    expect(
      show('', {
        recent: [entry('order 7'), entry('page Drafts')],
        pages: [entry('page Home'), entry('page Drafts')],
        orders: [entry('order 7'), entry('order 8')],
      }),
    ).toEqual([
      ['Recent', ['order 7', 'page Drafts']],
      ['Recently updated orders', ['order 8']],
      ['Screens', ['page Home']],
    ]);
  });

  it('omit a recent screen or service that the user can no longer see', () => {
    const recent = [entry('page Billing'), entry('service Skip trace'), entry('matter 1')];
    expect(show('', { recent })).toEqual([['Recent', ['matter 1']]]);
  });

  it('show matching entries; search results already match', () => {
    expect(
      show('smith', {
        recent: [entry('order 1', 'Smith v. Doe'), entry('order 2', 'Doe v. Roe')],
        matters: [entry('matter 1', 'Smith'), entry('matter 2', 'Roe')],
        cases: [entry('case 1', '2026-CV-1')],
        services: [entry('service 1', 'Skip trace')],
      }),
    ).toEqual([
      ['Recent', ['order 1']],
      ['Matters', ['matter 1']],
      ['Cases', ['case 1']],
    ]);
  });

  it('have six entries at most', () => {
    const orders = Array.from({ length: 9 }, (_, place) => entry(`order ${place}`));
    expect(show('x', { orders })[0]?.[1]).toHaveLength(6);
  });

  it('have a title each', () => {
    const found = {
      recent: ['a 1', 'a 2', 'a 3', 'a 4'].map((key) => entry(key)),
      pages: [entry('page a')],
      services: [entry('service a')],
      matters: [entry('matter a')],
      cases: [entry('case a')],
      orders: [entry('order a')],
    };
    expect(show('a', found)).toEqual([
      ['Recent', ['a 1', 'a 2', 'a 3']],
      ['Screens', ['page a']],
      ['Services', ['service a']],
      ['Matters', ['matter a']],
      ['Cases', ['case a']],
      ['Orders', ['order a']],
    ]);
    expect(show(' ', found).map(([title]) => title)).toEqual([
      'Recent',
      'Recent matters',
      'Recently updated orders',
      'Screens',
    ]);
  });

  it('keep a recent entry that only mentions a page', () => {
    expect(show('', { recent: [entry('matter page 1')] })).toEqual([['Recent', ['matter page 1']]]);
  });
});
