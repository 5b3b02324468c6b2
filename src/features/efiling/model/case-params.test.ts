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
