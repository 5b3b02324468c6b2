import { expect, it } from 'vitest';
import { plainMatterName } from './matter-name';

it.each([
  ['00015-Ortega v. Lakeshore (No. 2) & "Sons", 50% #7', '00015-Ortega v. Lakeshore (No. 2) & "Sons", 50% #7'],
  ['00015-Ortega · Ortega v. Lakeshore', '00015-Ortega Ortega v. Lakeshore'],
  ['José Núñez', 'Jos Nez'],
  ['契約 Ltd', 'Ltd'],
  ['\tTab\nline ', 'Tab line'],
  ['契約', ''],
])('%j is shown as %j', (name, shown) => {
  expect(plainMatterName(name)).toBe(shown);
});
