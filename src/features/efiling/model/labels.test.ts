import { expect, test } from 'vitest';
import { inWords } from './labels';

test('sentences use the words of the provider', () => {
  const own = { caseCategory: 'Division', amountInControversy: 'Amount of claim', filingType: 'Document type' };
  expect(inWords('Choose the case category.', own)).toBe('Choose the division.');
  expect(inWords('Enter the amount in controversy. One filing type requires it.', own)).toBe(
    'Enter the amount of claim. One document type requires it.',
  );
  expect(inWords('Choose the case category.')).toBe('Choose the case category.');
  expect(inWords('Enter the amount in controversy.')).toBe('Enter the amount in controversy.');
  expect(inWords('Choose the filing type.', { caseCategory: 'Division' })).toBe('Choose the filing type.');
});
