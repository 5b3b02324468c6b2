import { expect, test } from 'vitest';
import { sameCaseNumber } from './case-number';

test.each([
  ['letters in another case', '2026-l-000412', '2026-L-412'],
  ['other separators', '2026/L/412', '2026 L 412'],
  ['no separators', '2026L412', '2026-L-412'],
  ['no county and no suffix', '48-2025-CA-001234-OAXXXX', 'CA-1234'],
  ['a county with the year and a suffix', '48-2025-CA-001234-OAXXXX', '482025CA001234OAXXXX'],
  ['a county with the year', '482025CA001234', '2025-CA-001234'],
  ['a county with a year of the last century', '481998CA001234', '1998-CA-001234'],
  ['a year without the county', '202025CA001234', '202025-CA-001234'],
  ['a part without letters', '26CV1', '26 CV 1'],
  ['a number that is zero', '2026-L-000', '2026-L-0'],
])('one case: %s', (_, one, other) => {
  expect(sameCaseNumber(one, other)).toBe(true);
  expect(sameCaseNumber(other, one)).toBe(true);
});

test.each([
  ['no number', '', '2026-L-412'],
  ['separators only', '--', '--'],
  ['another year', '2026-L-000412', '2025-L-000412'],
  ['another type', '2026-L-412', '2026-CH-412'],
  ['another number', '2026-L-412', '2026-L-4120'],
  ['another order of the parts', '2026-L-412', '412-L-2026'],
  ['parts apart', '2026-L-412', '2026-L-7-412'],
  ['more than the other ends with', '2025-CA-1234', '48-2025-CA'],
  ['a year with another county', '482025CA1234', '492025CA1234'],
  ['a year in a longer number', '4820259CA1234', '2025-CA-1234'],
  ['a year in a number of another length', '5482025CA1234', '2025-CA-1234'],
  ['no year before the type', '481825CA1234', '1825-CA-1234'],
  ['a year that isn’t the first part', 'L-482025', 'L-2025'],
  ['digits that end in the first part', '482112CA1234', '2112-CA-1234'],
])('other cases: %s', (_, one, other) => {
  expect(sameCaseNumber(one, other)).toBe(false);
  expect(sameCaseNumber(other, one)).toBe(false);
});
