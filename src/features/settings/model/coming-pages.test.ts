import { expect, it } from 'vitest';
import { comingPage } from './coming-pages';

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
