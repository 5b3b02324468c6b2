import { expect, test } from 'vitest';
import type { FilingType, OptionalService } from '@/api/generated/filing/model';
import { filingFeeText, filingTypeOptions, optionalServiceOptions, serviceFeeText } from './filing-options';

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
  [{ hasFeePrompt: true }, 'You state the amount'],
  [{ fee: 0 }, 'No fee'],
  [{ multiplier: true }, '$7.50 each'],
  [{}, '$7.50'],
])('%j costs: %s', (change, text) => expect(serviceFeeText(service(change))).toBe(text));

test('services that are chosen are not offered again', () => {
  expect(optionalServiceOptions([service({}), service({ code: '2' })], ['2'])).toEqual([
    { value: '1', label: 'Certified Copy', description: '$7.50' },
  ]);
});

test('filing types are told apart by their fees', () => {
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
