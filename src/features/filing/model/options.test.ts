import { expect, test } from 'vitest';
import type { FilingType, OptionalService } from '@/api/generated/filing/model';
import { tables } from '../../../../tests/court-tables.ts';
import {
  attorneyOptions,
  caseTypeOptions,
  countryOptions,
  existingCaseTypeOptions,
  filingFeeText,
  filingTypeOptions,
  optionalServiceOptions,
  serviceFeeText,
  toOptions,
} from './options';

test('attorneys show their bar numbers', () => {
  const nora = { attorneyId: '1', firstName: 'Nora', lastName: 'Marlow', barNumber: '6291044' };
  expect(attorneyOptions([nora, { ...nora, attorneyId: '2', middleName: 'J', barNumber: '6300518' }])).toEqual([
    { value: '1', label: 'Nora Marlow', description: 'Bar number 6291044' },
    { value: '2', label: 'Nora J Marlow', description: 'Bar number 6300518' },
  ]);
});

const service = (change: Partial<OptionalService>): OptionalService => ({
  code: '1',
  name: ' Certified Copy ',
  displayOrder: 0,
  fee: 7.5,
  filingCodeId: '1',
  multiplier: false,
  hasFeePrompt: false,
  ...change,
});

test.each([
  [{ altFeeDesc: 'As stated by the filer' }, 'As stated by the filer'],
  [{ hasFeePrompt: true }, 'You enter the amount'],
  [{ fee: 0 }, 'No fee'],
  [{ multiplier: true }, '$7.50 each'],
  [{}, '$7.50'],
])('%j costs: %s', (change, text) => expect(serviceFeeText(service(change))).toBe(text));

test('chosen services are not offered again', () => {
  expect(optionalServiceOptions([service({}), service({ code: '2' })], ['2'])).toEqual([
    { value: '1', label: 'Certified Copy', description: '$7.50' },
  ]);
});

test('filing types show their fees', () => {
  const type: FilingType = {
    code: '1',
    name: 'Complaint ',
    fee: 25,
    filingType: 'Initial',
    isCourtUseOnly: false,
    civilClaimAmount: 'Not Available',
    probateEstateAmount: 'Not Available',
    amountInControversy: 'Not Available',
    useDueDate: false,
    isProposedOrder: false,
  };
  expect(filingTypeOptions([type])).toEqual([{ value: '1', label: 'Complaint', description: 'Filing fee $25.00' }]);
  expect(filingFeeText(0)).toBe('No filing fee');
  expect(filingFeeText(undefined)).toBeUndefined();
});

test('countries are listed once each, and the United States only by the empty choice', () => {
  const [us, france, again, canada] = [
    { code: 'US', name: 'United States' },
    { code: 'FR', name: 'France ' },
    { code: 'FRA', name: 'France' },
    { code: 'CA', name: 'Canada' },
  ];
  const codes = (chosen?: string) =>
    countryOptions([us, france, again, canada], chosen).map(({ value, label }) => [value, label]);
  expect(codes()).toEqual([
    ['FR', 'France'],
    ['CA', 'Canada'],
  ]);
  expect(codes('US').map(([code]) => code)).toEqual(['US', 'FR', 'CA']);
  // A draft keeps the code that it was saved with.
  expect(codes('FRA').map(([code]) => code)).toEqual(['FR', 'FRA', 'CA']);
});

test('option names lose the courts’ extra white space', () => {
  expect(toOptions([{ code: '1', name: ' Public \t' }])).toEqual([{ value: '1', label: 'Public' }]);
});

test('an existing case can have any type of its category', () => {
  expect(existingCaseTypeOptions(tables.caseTypes, '10').map(({ value }) => value)).toEqual(['100', '101']);
  expect(existingCaseTypeOptions(tables.caseTypes, '11')).toEqual([]);
});

test('the available case types open a case and show their fee', () => {
  expect(caseTypeOptions(tables.caseTypes, '10')).toEqual([
    { value: '100', label: 'Injunction', description: 'Case initiation fee $352.00' },
  ]);
  expect(caseTypeOptions(tables.caseTypes, '11')).toEqual([]);
  const free = tables.caseTypes.map((type) => ({ ...type, name: ` ${type.name} `, fee: 0 }));
  expect(caseTypeOptions(free, '10')).toEqual([{ value: '100', label: 'Injunction', description: undefined }]);
});

test('filing types that only the court uses are not offered', () => {
  const [type] = tables.filingTypes;
  expect(type && filingTypeOptions([{ ...type, isCourtUseOnly: true }])).toEqual([]);
});

test('a fee below a dollar is a fee', () => {
  expect(filingFeeText(0.5)).toBe('Filing fee $0.50');
  expect(serviceFeeText(service({ fee: 0, multiplier: true }))).toBe('No fee');
  expect(serviceFeeText(service({ hasFeePrompt: true, altFeeDesc: 'As stated' }))).toBe('As stated');
});
