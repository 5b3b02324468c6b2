import { expect, test } from 'vitest';
import { attorneyOptions } from './attorney-options';

test('attorneys are told apart by their bar numbers', () => {
  const nora = { attorneyId: '1', firstName: 'Nora', lastName: 'Marlow', barNumber: '6291044' };
  expect(attorneyOptions([nora, { ...nora, attorneyId: '2', middleName: 'J', barNumber: '6300518' }])).toEqual([
    { value: '1', label: 'Nora Marlow', description: 'Bar number 6291044' },
    { value: '2', label: 'Nora J Marlow', description: 'Bar number 6300518' },
  ]);
});
