import { expect, it } from 'vitest';
import { caseParams } from './case-params';

it('are read from an address, whose values are texts', () => {
  expect(caseParams.parse({ apiType: '4', isPhysical: 'true', isUnlawfulDetainer: '0', caseNumber: '24-1' })).toEqual({
    apiType: 4,
    isPhysical: true,
    isUnlawfulDetainer: false,
    caseNumber: '24-1',
  });
  expect(caseParams.parse({ apiType: 0, isPhysical: true })).toEqual({ apiType: 0, isPhysical: true });
});

it('are missing where they make no sense', () => {
  expect(caseParams.parse({ apiType: '', caseNumber: ['1', '2'], isPhysical: undefined })).toEqual({});
  expect(caseParams.parse({ apiType: '-1' })).toEqual({});
  expect(caseParams.parse({ apiType: 'tyler?' })).toEqual({});
});

it.each([
  ['12', 12],
  [12, 12],
  ['4x', undefined],
  ['x4', undefined],
])('name the e-filing system by its whole number: %j', (apiType, number) => {
  expect(caseParams.parse({ apiType }).apiType).toBe(number);
});

it.each([
  ['true', true],
  ['1', true],
  [1, true],
  ['', false],
  ['false', false],
  ['yes', false],
])('are flags that only true and 1 set: %j', (isPhysical, is) => {
  expect(caseParams.parse({ isPhysical }).isPhysical).toBe(is);
});
