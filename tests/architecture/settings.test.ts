/** The owner types of settings are defined in one module. */
import { expect, it } from 'vitest';
import { productionSources } from './sources.ts';

it('owner types of settings are defined in one module', () => {
  const numbering = productionSources('src').filter(({ text }) => text.includes('profileSettingType'));
  expect(numbering.map(({ path }) => path)).toEqual(['src/api/settings/mutations.ts']);
});
