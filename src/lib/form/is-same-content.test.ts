import { expect, test } from 'vitest';
import { isSameContent } from './is-same-content';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, 2, false],
  [1, '1', false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a', { 0: 'a' }, false],
  [{}, null, false],
  [null, {}, false],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [{ a: undefined }, {}, true],
  [{}, { a: 1 }, false],
  [[], {}, false],
])('%j and %j: %s', (one, other, same) => expect(isSameContent(one, other)).toBe(same));
