import { describe, expect, it } from 'vitest';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import type { Permissions } from '@/features/firm';
import { pageEntries, serviceEntries, settingEntries } from './pages';

const parsed = parseRuntimeConfig({}, 'localhost');
if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
setRuntimeConfig(parsed.config);

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
const actions = [
  { type: 'CreateCase', link: '/case-initiation', text: 'File a new case', description: 'Open a case' },
  { type: 'SearchForCase', link: '/case-search?from=menu', text: 'Search for a case', description: 'Find a case' },
  { type: 'ElectronicSignature', link: '/electronic-signature', text: 'Sign', description: 'Sign online' },
] as const;
const screens = (less: Partial<Permissions> = {}) => pageEntries({ ...everything, ...less }).map(({ title }) => title);
const services = (less: Partial<Permissions> = {}) =>
  serviceEntries({ ...everything, ...less }, 'IL', actions, true).map(({ title }) => title);

describe('screens', () => {
  it.each([
    [{ canSeeCourts: false }, ['Rejected orders', 'Filing list']],
    [
      { canFile: false },
      [
        ...['New filing', 'E-filing accounts', 'Attorneys', 'E-filing administrators', 'New filing form'],
        ...['Service contacts', 'File & ServeXpress'],
      ],
    ],
    [{ billing: 'hidden' }, ['Billing']],
    [{ canSeeFirmFees: false }, ['Fees of all matters']],
    [{ reports: 'hidden' }, ['Reporting', 'Run a report']],
    [{ reports: 'link' }, ['Run a report']],
    [{ canSeeIntegrationSettings: false }, ['Integration settings']],
  ] as const)('are without those that the menus hide: %j, %j', (less, hidden) => {
    const left = screens(less);
    expect(screens().filter((title) => !left.includes(title))).toEqual(hidden);
  });
});

describe('settings', () => {
  const settings = (less: Partial<Permissions> = {}) => settingEntries({ ...everything, ...less });
  it('lead to the page that has them, and are without those that the menus hide', () => {
    expect(settings().find(({ title }) => title === 'Firm address')).toMatchObject({
      detail: 'Account details',
      page: { link: '/settings/account' },
    });
    const left = settings({ canSeeIntegrationSettings: false }).map(({ title }) => title);
    expect(settings().flatMap(({ title }) => (left.includes(title) ? [] : title))).toEqual([
      'Connected system',
      'Expense category',
    ]);
    expect(new Set(settings().map(({ key }) => key)).size).toBe(settings().length);
  });
});

describe('an entry', () => {
  it('of a screen has its description and keywords', () => {
    const entries = pageEntries(everything);
    expect(entries[0]).toEqual({
      key: 'page Home',
      title: 'Home',
      detail: undefined,
      keywords: expect.stringContaining('today'),
      page: { kind: 'single-page', link: '/' },
    });
    expect(entries.find(({ title }) => title === 'Drafts')).toMatchObject({ detail: 'Filings not submitted yet' });
  });

  it('of a service has its group as keywords', () => {
    const entries = serviceEntries(everything, 'IL', actions, true);
    expect(entries[0]).toMatchObject({ key: 'service CreateCase', page: { kind: 'single-page-with-matter' } });
    expect(entries.find(({ title }) => title === 'UCC filing')).toMatchObject({
      key: 'service UCC filing',
      keywords: 'Business',
    });
  });
});

describe('services', () => {
  it.each([
    [{ canSeeSkipTrace: false }, ['Skip trace']],
    [{ canSeeDeedPreparation: false }, ['Deed Preparation']],
    [{ canSeeElectronicSignature: false }, ['E-signatures']],
    [{ canSeeAllServices: false }, services()],
  ] as const)('are without those that the menu hides: %j, %j', (less, hidden) => {
    const left = services(less);
    expect(services().filter((title) => !left.includes(title))).toEqual(hidden);
  });

  it('of a court keep the state', () => {
    const [create, search] = serviceEntries(everything, 'IL', actions, true);
    expect(create).toMatchObject({ page: { link: '/case-initiation?state=IL' } });
    expect(search).toMatchObject({ page: { link: '/case-search?from=menu&state=IL' } });
  });
});
