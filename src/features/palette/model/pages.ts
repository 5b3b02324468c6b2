/** The screens and services that a person can go to, by the same rules as the header's menus. */
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import type { Permissions } from '@/features/firm';
import { formerPage, pages, plannedPage, serviceGroups } from '@/features/navigation';
import type { Entry } from './entry';

type Own = Omit<Entry, 'key'>;

const here = (link: string): Entry['page'] => ({ kind: 'single-page', link });

/** Screens. What the header hides from a person is not found either. */
export function pageEntries(permissions: Permissions): Entry[] {
  const { canSeeAllServices, billing, reports, canSeeIntegrationSettings, canChangePassword } = permissions;
  const own: (Own | false)[] = [
    { title: 'Home', page: here('/'), keywords: 'start today attention' },
    { title: 'All Orders', page: here('/orders'), keywords: 'filings list search' },
    { title: 'Drafts', detail: 'Filings that were not submitted', page: here('/orders/drafts') },
    {
      title: 'Rejected orders',
      detail: 'Rejected and returned filings',
      page: here('/orders/rejections'),
      keywords: 'rejections sent back cockpit correct',
    },
    { title: 'Filing list', detail: 'Every filing of the firm, court by court', page: pages.filingList },
    canSeeAllServices && {
      title: 'New filing',
      detail: 'Open a case at a court',
      page: { kind: 'single-page-with-matter', link: '/case-initiation' },
      keywords: 'create case initiation file',
    },
    billing !== 'hidden' && {
      title: 'Billing',
      page: billing === 'legacy' ? pages.legacyAccount : pages.billing,
      keywords: 'invoices payments',
    },
    reports !== 'hidden' && { title: 'Reporting', page: pages.reporting, keywords: 'reports charts' },
    reports === 'menu' && { title: 'Run a report', page: pages.runReport },
    { title: 'Account details', page: pages.accountDetails, keywords: 'profile address firm settings' },
    canSeeIntegrationSettings && {
      title: 'Integration settings',
      page: pages.integrationSettings,
      keywords: 'connect disconnect expense category',
    },
    canChangePassword && { title: 'Change password', page: formerPage('/change-password') },
  ];
  return own.flatMap((entry) => (entry ? [withPlan({ key: `page ${entry.title}`, ...entry })] : []));
}

/** What can be ordered: of the courts of a state, and in every state. */
export function serviceEntries(
  permissions: Permissions,
  state: StateCode | undefined,
  actions: readonly QuickAction[],
): Entry[] {
  if (!permissions.canSeeAllServices) return [];
  const ofCourts = actions
    .filter(({ type }) => type !== 'ElectronicSignature')
    .map(
      ({ type, link, text, description }): Entry => ({
        key: `service ${type}`,
        title: text,
        detail: description,
        page: { kind: 'single-page-with-matter', link: state ? withState(link, state) : link },
      }),
    );
  const everywhere = serviceGroups(permissions).flatMap(({ title, services }) =>
    services.map(
      ({ name, description, page }): Entry => ({
        key: `service ${name}`,
        title: name,
        detail: description,
        page,
        keywords: title,
      }),
    ),
  );
  return [...ofCourts, ...everywhere].map(withPlan);
}

/** Says of an entry whether its page is to come, which the menus leave to the page itself. */
function withPlan(entry: Entry): Entry {
  const { kind, link } = entry.page;
  const isPlanned = kind !== 'legacy' && plannedPage(link.replace(/[?#].*/s, '')) !== undefined;
  return isPlanned ? { ...entry, isPlanned } : entry;
}

function withState(link: string, state: StateCode): string {
  return `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ state })}`;
}
