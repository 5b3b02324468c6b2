/** The product's screens by name and address. Not all of them are built (planned-pages.ts). */
import { runtimeConfig } from '@/api/config';
import type { Permissions } from '@/features/firm';
import type { LinkDescription } from '@/lib/links/link-href';

/** A screen that menus, pages and the palette lead to. */
export interface Screen {
  title: string;
  /** What is there, in a few words. */
  description?: string;
  /** Other words that people look for it with. */
  keywords?: string;
  page: LinkDescription;
}

const here = (link: string): LinkDescription => ({ kind: 'single-page', link });

export const screens = {
  home: { title: 'Home', keywords: 'start today attention', page: here('/') },
  orders: { title: 'All Orders', keywords: 'filings list search', page: here('/orders') },
  drafts: { title: 'Drafts', description: 'Filings that were not submitted', page: here('/orders/drafts') },
  rejections: {
    title: 'Rejected orders',
    description: 'Rejected and returned filings',
    keywords: 'rejections sent back cockpit correct',
    page: here('/orders/rejections'),
  },
  filingList: {
    title: 'Filing list',
    description: 'Every filing of the firm, court by court',
    page: here('/filing-list'),
  },
  newFiling: {
    title: 'New filing',
    description: 'Open a case at a court',
    keywords: 'create case initiation file',
    page: { kind: 'single-page-with-matter', link: '/case-initiation' },
  },
  billing: { title: 'Billing', keywords: 'invoices payments', page: here('/billing') },
  /** Billing in the former application. */
  legacyAccount: { title: 'Billing', keywords: 'invoices payments', page: { kind: 'legacy', link: '/account' } },
  payment: { title: 'Make a payment', page: here('/billing/payment') },
  reporting: { title: 'Reporting', keywords: 'reports charts', page: here('/reporting') },
  runReport: { title: 'Run a report', page: here('/reporting/run') },
  accountDetails: {
    title: 'Account details',
    keywords: 'profile address firm settings',
    page: here('/settings/account'),
  },
  integrationSettings: {
    title: 'Integration settings',
    keywords: 'connect disconnect expense category',
    page: here('/settings/integrations'),
  },
} as const satisfies Record<string, Screen>;

/** Where a person changes their password. */
export function changePassword(): Screen {
  return { title: 'Change password', page: formerPage('/change-password') };
}

/** A page of the former application; where there is none, the page here that says so. */
export function formerPage(link: string): LinkDescription {
  return { kind: runtimeConfig().legacyOrigin ? 'legacy' : 'single-page', link };
}

/** The screens that a person sees in menus and finds in the palette. */
export function seenScreens(permissions: Permissions): Screen[] {
  const { canSeeAllServices, billing, reports, canSeeIntegrationSettings, canChangePassword } = permissions;
  const { home, orders, drafts, rejections, filingList, newFiling, accountDetails, integrationSettings } = screens;
  return [
    home,
    orders,
    drafts,
    rejections,
    filingList,
    canSeeAllServices && newFiling,
    billing !== 'hidden' && (billing === 'legacy' ? screens.legacyAccount : screens.billing),
    reports !== 'hidden' && screens.reporting,
    reports === 'menu' && screens.runReport,
    accountDetails,
    canSeeIntegrationSettings && integrationSettings,
    canChangePassword && changePassword(),
  ].filter((screen) => screen !== false);
}
