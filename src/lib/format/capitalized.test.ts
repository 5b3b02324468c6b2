import { expect, it } from 'vitest';
import { capitalized } from './capitalized';

it.each([
  ['served personally', 'Served personally'],
  ['Mailed', 'Mailed'],
  ['2nd copy', '2nd copy'],
  ['', ''],
])('%s', (text, expected) => expect(capitalized(text)).toBe(expected));
