/** Every state of a list survives the round trip through its address. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchParams, stringifySearchParams } from '../src/lib/links/search-params.ts';
import { listStates } from './list-states.ts';

/** How the page shows what it was answered, and the order, which may be the one without. */
const notAsked: ReadonlySet<string> = new Set(['view', 'open', 'sort']);

/** What the browser filters itself. */
const filtered: Readonly<Record<string, readonly string[]>> = { filings: ['q', 'status', 'states'] };

describe.each(Object.entries(listStates))('the list of %s', (name, { schema, toRequest, states }) => {
  it('keeps every state in its address', () => {
    fc.assert(
      fc.property(states, (wanted) => {
        expect(schema.parse(parseSearchParams(stringifySearchParams(wanted)))).toEqual(wanted);
      }),
    );
  });

  it('sends the same request when someone else opens the address', () => {
    fc.assert(
      fc.property(states, (wanted) => {
        const opened = schema.parse(parseSearchParams(stringifySearchParams(wanted)));
        const again = schema.parse(parseSearchParams(stringifySearchParams(opened)));
        expect(toRequest(again)).toEqual(toRequest(wanted));
      }),
    );
  });

  it('asks for something else with each parameter of its address', () => {
    fc.assert(
      fc.property(states, (wanted) => {
        const asked = Object.keys(wanted).filter((part) => !notAsked.has(part) && !filtered[name]?.includes(part));
        const unasked = asked.filter((part) => {
          const without = Object.fromEntries(Object.entries(wanted).filter(([each]) => each !== part));
          return isDeepStrictEqual(toRequest(wanted), toRequest(without));
        });
        expect(unasked).toEqual([]);
      }),
    );
  });

  it('drops the parameters that it cannot read', () => {
    const names = fc.constantFrom(
      'q',
      'service',
      'status',
      'states',
      'from',
      'to',
      'person',
      'min',
      'sort',
      'page',
      'other',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const address = `?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`;
        const opened = schema.parse(parseSearchParams(address));
        expect(schema.parse(parseSearchParams(stringifySearchParams(opened)))).toEqual(opened);
      }),
    );
  });
});
