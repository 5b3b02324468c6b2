import { expect, it } from 'vitest';
import { comingPage, comingPages } from './coming-pages';

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
])('/settings/%s: %s', (section, name) => expect(comingPage(section)?.name).toBe(name));

it('says what to do meanwhile, or nothing', () => {
  for (const { meanwhile } of Object.values(comingPages)) if (meanwhile !== undefined) expect(meanwhile).toMatch(/\w/);
});
