import { afterEach, describe, expect, it } from 'vitest';
import { parseRuntimeConfig, type RuntimeConfig, setRuntimeConfig } from '@/api/config';
import type { Permissions } from '@/features/firm';
import type { Screen } from './bar-screens';
import { changePassword, screens, seenScreens } from './pages';

const parsed = parseRuntimeConfig({}, 'localhost');
if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
const { config } = parsed;
const configure = (changes: Partial<RuntimeConfig> = {}) => setRuntimeConfig({ ...config, ...changes });
configure();
afterEach(() => configure());

const everything: Permissions = {
  isDemoUser: false,
  canSeeAllServices: true,
  canSeeCourts: true,
  canFile: true,
  canOrder: true,
  billing: 'here',
  reports: 'menu',
  canSeeFirmFees: true,
  canAdministerFilingService: false,
  canSeeDeedPreparation: true,
  canSeeSkipTrace: true,
  canSeeElectronicSignature: true,
  canSwitchMatter: true,
  canSeeIntegrationSettings: true,
  canChangePassword: true,
  canLogOut: true,
  outsideLinks: 'new-tab',
  creditHoldNotice: 'with-links',
};
const seen = (less: Partial<Permissions> = {}) => seenScreens({ ...everything, ...less });

describe('screens', () => {
  it('have a title and an address, and no empty words', () => {
    const all: Screen[] = Object.values(screens);
    for (const { title, description = 'x', keywords = 'x', page } of all) {
      for (const text of [title, description, keywords]) expect(text).toMatch(/\w/);
      expect(page.link).toMatch(/^\//);
      expect(['single-page', 'single-page-with-matter', 'legacy']).toContain(page.kind);
    }
  });

  it('are listed once each, by title and by address', () => {
    expect(new Set(seen().map(({ title }) => title)).size).toBe(18);
    expect(new Set(seen().map(({ page }) => page.link)).size).toBe(18);
  });

  it('include Billing here or in the legacy application', () => {
    expect(seen()).toContain(screens.billing);
    expect(seen({ billing: 'legacy' })).toContain(screens.billing);
    configure({ legacyOrigin: 'https://former.example' });
    expect(seen({ billing: 'legacy' })).toContain(screens.legacyAccount);
    expect(seen({ billing: 'legacy' })).not.toContain(screens.billing);
  });

  it.each([
    [{ canSeeCourts: false }, [screens.rejections, screens.filingList]],
    [
      { canFile: false },
      [
        ...[screens.newFiling, screens.filingAccounts, screens.attorneys, screens.administrators, screens.experience],
        ...[screens.serviceContacts, screens.fsx],
      ],
    ],
    [{ billing: 'hidden' }, [screens.billing]],
    [{ canSeeFirmFees: false }, [screens.firmFees]],
    [{ reports: 'hidden' }, [screens.reporting, screens.runReport]],
    [{ reports: 'link' }, [screens.runReport]],
    [{ canSeeIntegrationSettings: false }, [screens.integrationSettings]],
  ] satisfies [Partial<Permissions>, Screen[]][])('depend on permissions: %j', (less, hidden) => {
    expect(seen(less)).toHaveLength(18 - hidden.length);
    const left = seen(less).map(({ title }) => title);
    expect(seen().filter(({ title }) => !left.includes(title))).toEqual(hidden);
  });
});

it('a password is changed in the former application, where there is one, by those who may', () => {
  expect(changePassword()).toBeUndefined();
  configure({ legacyOrigin: 'https://former.example' });
  expect(changePassword()?.page).toEqual({ kind: 'legacy', link: '/change-password' });
  expect(seen()).toContainEqual(changePassword());
  expect(seen({ canChangePassword: false })).not.toContainEqual(changePassword());
});
