import { describe, expect, it } from 'vitest';
import { itemOfKey, itemOfText } from './menu-keys';

const texts = ['Create a case', 'File into a case', 'ServeIT', 'Court search', 'Title Search'];
const groupStarts = [0, 2, 4];
const from = (current: number) => ({ texts, current, groupStarts });

describe('a key', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', -1, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 3, 0],
    ['ArrowLeft', 2, 0],
    ['ArrowLeft', 4, 2],
    ['ArrowLeft', 1, 4],
    ['ArrowLeft', -1, 4],
    ['F5', 1, undefined],
  ])('%s leads from %i to %s', (key, current, target) => {
    expect(itemOfKey(key, from(current))).toBe(target);
  });

  it('leads nowhere in an empty menu', () => {
    expect(itemOfKey('ArrowDown', { texts: [], current: -1, groupStarts: [] })).toBeUndefined();
  });

  it('stays in the only group', () => {
    expect(itemOfKey('ArrowRight', { texts, current: 3, groupStarts: [0] })).toBe(0);
    expect(itemOfKey('ArrowLeft', { texts, current: 3, groupStarts: [0] })).toBe(0);
  });
});

describe('typing', () => {
  it.each([
    ['c', 0, 3],
    ['c', 3, 0],
    ['cc', 0, 3],
    ['c', -1, 0],
    ['co', 0, 3],
    ['cr', 0, 0],
    ['TITLE S', 0, 4],
    ['x', 2, undefined],
  ])('“%s” leads from %i to %s', (typed, current, target) => {
    expect(itemOfText(typed, from(current))).toBe(target);
  });
});
