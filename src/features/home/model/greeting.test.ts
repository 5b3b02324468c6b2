import { expect, it } from 'vitest';
import { greeting } from './greeting';

const at = (hour: number) => new Date(2026, 2, 9, hour, 30);

it('greets by the time of day', () => {
  expect(greeting(at(4), 'Nora Marlow')).toBe('Good evening, Nora');
  expect(greeting(at(5), 'Nora Marlow')).toBe('Good morning, Nora');
  expect(greeting(at(12), ' Nora  Marlow')).toBe('Good afternoon, Nora');
  expect(greeting(at(18), 'Nora Marlow')).toBe('Good evening, Nora');
});

it('leaves out a missing name', () => {
  expect(greeting(at(9), '  ')).toBe('Good morning');
});
