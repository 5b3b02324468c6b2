import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { arrange, type Found, type Results } from './groups';

const entry = (key: string, title = key): Entry => ({ key, title, page: { kind: 'single-page', link: '/' } });
const settled = (...entries: Entry[]): Results => ({ entries, isSettled: true });
const running = (...entries: Entry[]): Results => ({ entries, isSettled: false });
const failed = (...entries: Entry[]): Results => ({ entries, isSettled: true, hasFailed: true });
const nothing: Found = {
  recent: [],
  pages: [],
  settings: [],
  services: [],
  matters: settled(),
  templates: settled(),
  orders: settled(),
  otherOrders: settled(),
  cases: settled(),
  parties: settled(),
  people: settled(),
};
const show = (typed: string, found: Partial<Found>) =>
  arrange(typed, { ...nothing, ...found }).groups.map(({ title, entries }) => [title, entries.map(({ key }) => key)]);
const first = (typed: string, found: Partial<Found>) => arrange(typed, { ...nothing, ...found }).first?.key;

describe('the groups', () => {
  it('start with recent entries, without duplicates', () => {
    expect(
      show('', {
        recent: [entry('order 7'), entry('page Drafts')],
        pages: [entry('page Home'), entry('page Drafts')],
        orders: settled(entry('order 7'), entry('order 8')),
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

  it('omit a recent template that is gone, once the templates are known', () => {
    const recent = [entry('template 1'), entry('template 2')];
    expect(show('', { recent, templates: settled(entry('template 2')) })).toEqual([['Recent', ['template 2']]]);
    expect(show('', { recent, templates: running() })).toEqual([['Recent', ['template 1', 'template 2']]]);
  });

  it('show matching entries; search results already match', () => {
    expect(
      show('smith', {
        recent: [entry('order 1', 'Smith v. Doe'), entry('order 2', 'Doe v. Roe')],
        matters: settled(entry('matter 1', 'Smith'), entry('matter 2', 'Roe')),
        cases: settled(entry('case 1', '2026-CV-1')),
        services: [entry('service 1', 'Skip trace')],
      }),
    ).toEqual([
      ['Recent', ['order 1']],
      ['Matters', ['matter 1']],
      ['Cases', ['case 1']],
    ]);
  });

  it('have six entries at most', () => {
    const orders = settled(...Array.from({ length: 9 }, (_, place) => entry(`order ${place}`)));
    expect(show('x', { orders })[0]?.[1]).toHaveLength(6);
  });

  it('have a title each', () => {
    const found = {
      recent: ['a 1', 'a 2', 'a 3', 'a 4'].map((key) => entry(key)),
      pages: [entry('page a')],
      settings: [entry('page a settings')],
      services: [entry('service a')],
      matters: settled(entry('matter a')),
      templates: settled(entry('template a')),
      cases: settled(entry('case a')),
      orders: settled(entry('order a')),
      otherOrders: settled(entry('order of a')),
      parties: settled(entry('party a')),
      people: settled(entry('person a')),
    };
    expect(show('a', found)).toEqual([
      ['Recent', ['a 1', 'a 2', 'a 3']],
      ['Screens', ['page a']],
      ['Settings', ['page a settings']],
      ['Services', ['service a']],
      ['Orders', ['order a']],
      ['Templates', ['template a']],
      ['Matters', ['matter a']],
      ['Cases', ['case a']],
      ['Orders by party, document or court', ['order of a']],
      ['Parties', ['party a']],
      ['People', ['person a']],
    ]);
    expect(show(' ', found).map(([title]) => title)).toEqual([
      'Recent',
      'Recent matters',
      'Recently updated orders',
      'Templates',
      'Screens',
    ]);
  });

  it('keep a recent entry that only mentions a page', () => {
    expect(show('', { recent: [entry('matter page 1')] })).toEqual([['Recent', ['matter page 1']]]);
  });

  it('put what was opened before first only if its title or a number matches', () => {
    const recent = [
      { ...entry('order 1', 'Hollis v. Quarry Hill'), detail: 'Order 41302 · Process serving' },
      { ...entry('order 2', 'Carrick v. Roe'), detail: 'Order 41303 · New case' },
    ];
    const orders = settled(entry('order 3', 'Carrick v. Doe'));
    expect(first('carrick', { recent, orders })).toBe('order 2');
    expect(first('41302', { recent, orders })).toBe('order 1');
    expect(show('process', { recent, services: [entry('service 1', 'Process serving')] })).toEqual([
      ['Services', ['service 1']],
    ]);
  });

  it('put records that a party or document leads to after those of that title', () => {
    const found = {
      otherOrders: settled(entry('order 1', 'Hollis v. Quarry Hill')),
      matters: settled(entry('matter 1', 'Carrick')),
    };
    expect(first('carrick', found)).toBe('matter 1');
  });

  it('put places that only mention the text after the records', () => {
    const mentions = { ...entry('page Home'), keywords: 'smith' };
    expect(show('smith', { pages: [mentions], orders: settled(entry('order 1')) })).toEqual([
      ['Orders', ['order 1']],
      ['Screens', ['page Home']],
    ]);
  });
});

describe('while a search runs', () => {
  const later = { people: settled(entry('person 1')), parties: settled(entry('party 1')) };

  it('groups after its own wait, and what is shown is known to match', () => {
    expect(show('smith', { orders: running(entry('order 1')), ...later })).toEqual([['Orders', ['order 1']]]);
    expect(show('smith', { orders: running(), ...later })).toEqual([]);
    expect(show('smith', { cases: running(), orders: settled(entry('order 1')), ...later })).toEqual([
      ['Orders', ['order 1']],
    ]);
  });

  it('the first entry is certain only if the search comes after it', () => {
    expect(first('smith', { orders: running(entry('order 1')), ...later })).toBeUndefined();
    expect(first('smith', { orders: running(), ...later })).toBeUndefined();
    expect(first('smith', { cases: running(), orders: settled(entry('order 1')) })).toBe('order 1');
    expect(first('drafts', { orders: running(), pages: [entry('page 1', 'Drafts')] })).toBe('page 1');
    expect(first('smith', later)).toBe('party 1');
    expect(first('smith', {})).toBeUndefined();
    expect(first('smith', { otherOrders: running(), orders: settled(entry('order 1')) })).toBe('order 1');
  });

  it('nothing is certain behind a search that failed', () => {
    expect(first('smith', { orders: failed(), ...later })).toBeUndefined();
    expect(first('smith', { orders: failed(entry('order 1')), ...later })).toBeUndefined();
    expect(show('smith', { orders: failed(), ...later })).toEqual([
      ['Parties', ['party 1']],
      ['People', ['person 1']],
    ]);
    expect(first('drafts', { orders: failed(), pages: [entry('page 1', 'Drafts')] })).toBe('page 1');
  });
});
