import { expect, it } from 'vitest';
import { comingSettings, comingSettingsPage } from './coming-settings';

it.each([
  ['branches', 'Branches'],
  ['users', 'Users'],
  ['account', undefined],
  ['docketsync', 'Docket sync'],
  ['efiling', 'E-filing'],
  ['processServing', 'Process serving'],
  ['processserving', 'Process serving'],
  ['themes', undefined],
  ['', undefined],
])('/settings/%s: %s', (section, name) => expect(comingSettingsPage(section)?.name).toBe(name));

it('says what to do meanwhile, or nothing', () => {
  for (const { meanwhile } of Object.values(comingSettings))
    if (meanwhile !== undefined) expect(meanwhile).toMatch(/\w/);
});
