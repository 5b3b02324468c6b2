import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { isUuid, numberParams, readNumberId, referenceParams, uuidParams } from './id-params';

it.each([
  ['1', 1],
  ['41188', 41_188],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['01', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
])('reads %j as %s', (text, id) => expect(readNumberId(text)).toBe(id));

const uuid = '6f0d3a52-8f0e-4c7a-9d3e-2b1a40c8e711';

describe.each([
  ['numbers', numberParams('id'), ['7', '2147483647'], ['abc', '0', '2147483648']],
  ['UUIDs', uuidParams('id'), [uuid, uuid.toUpperCase()], ['abc', '1', `${uuid}0`, '']],
  ['references', referenceParams('id'), ['00015-Ortega', '../etc', "' or 1=1", '🙂'], ['\0', 'a\0b', '\ud83d']],
])('%s in paths', (_, { parse, stringify }, ids, others) => {
  it.each(ids)('are read and written: %j', (id) => {
    const written = stringify(parse({ id }) as never);
    expect(written).toEqual({ id });
  });

  it.each(others)('but not %j, which is not found', (id) => {
    let thrown: unknown;
    try {
      parse({ id });
    } catch (error) {
      thrown = error;
    }
    expect(isNotFound(thrown)).toBe(true);
  });
});

describe('a UUID', () => {
  it.each([
    ['00000000-0000-4000-8000-000000000001', true],
    ['FFFFFFFF-FFFF-0FFF-FFFF-FFFFFFFFFFFF', true],
    [' 00000000-0000-0000-0000-000000000000 ', true],
    ['00000000000040008000000000000001', false],
    ['{00000000-0000-4000-8000-000000000001}', false],
    ['g0000000-0000-4000-8000-000000000001', false],
  ])('%j: %s', (text, is) => expect(isUuid(text)).toBe(is));
});
