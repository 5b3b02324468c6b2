/** The platform's numbers for the owners of settings stand in one module. */
import { expect, it } from 'vitest';
import { productionSources } from './sources.ts';

it('numbers the owners of settings in one module', () => {
  const numbering = productionSources('src').filter(({ text }) => text.includes('profileSettingType'));
  expect(numbering.map(({ path }) => path)).toEqual(['src/api/settings.ts']);
});
