import { describe, expect, it } from 'vitest';
import { type MappingLookup, mappingStatus, parseMappingJson } from './mapping';

const loaded = (reference: unknown): MappingLookup => ({
  state: 'loaded',
  json: JSON.stringify({ ClientReference: reference, MatterReference: '1503228' }),
});
const statusOf = (lookup: MappingLookup, givenReference?: string | null) =>
  mappingStatus({ isIntegrated: true, givenReference, lookup }).status;

describe('mappingStatus', () => {
  it('is always valid without an integration', () => {
    for (const state of ['none', 'loading', 'error'] as const)
      expect(mappingStatus({ isIntegrated: false, givenReference: 'A', lookup: { state } })).toEqual({
        status: 'valid',
        mapping: undefined,
      });
    expect(mappingStatus({ isIntegrated: false, givenReference: 'A', lookup: loaded('B') })).toMatchObject({
      status: 'valid',
      mapping: { ClientReference: 'B' },
    });
  });

  it('follows the lookup', () => {
    expect(statusOf({ state: 'loading' })).toBe('loading');
    expect(statusOf({ state: 'none' })).toBe('not-found');
    expect(statusOf({ state: 'error' })).toBe('error');
  });

  it.each([
    ['A', 'A', 'valid'],
    ['A', 'B', 'mismatch'],
    ['a', 'A', 'mismatch'],
    ['\tACME \n', 'ACME', 'valid'],
    [`${'x'.repeat(50)}a`, `${'x'.repeat(50)}b`, 'valid'],
    [`${'x'.repeat(49)}a`, `${'x'.repeat(49)}b`, 'mismatch'],
    [`${' '.repeat(60)}abc`, 'abc', 'valid'],
    ['', 'B', 'valid'],
    [null, 'B', 'valid'],
    [undefined, 'B', 'valid'],
  ])('compares %j with %j: %s', (given, reference, expected) => {
    expect(statusOf(loaded(reference), given)).toBe(expected);
  });

  it('reports an unreadable mapping as an error', () => {
    for (const json of ['', '{', 'null', '[]', '{"ClientReference":7}', null, undefined])
      expect(statusOf({ state: 'loaded', json }, 'A')).toBe('error');
  });
});

it('parses a full mapping', () => {
  expect(
    parseMappingJson('{"ClientReference":"00015-Ortega","DisplayName":"Ortega","State":"IL","New":1}'),
  ).toMatchObject({
    ClientReference: '00015-Ortega',
    DisplayName: 'Ortega',
    State: 'IL',
  });
});
