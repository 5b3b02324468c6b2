/** The product's screens by name and address. */
import { hasNotifications, hasWorkspace, runtimeConfig } from '@/api/config';
import type { Permissions } from '@/features/firm';
import { barScreens, billingScreen, here, type Screen } from './bar-screens';

export const screens = {
  ...barScreens,
  home: { title: 'Home', keywords: 'start today attention', page: here('/') },
  drafts: { title: 'Drafts', description: 'Filings not submitted yet', page: here('/orders/drafts') },
  rejections: {
    title: 'Rejected orders',
    description: 'Rejected and returned filings',
    keywords: 'rejections resubmit cockpit correct',
    page: here('/orders/rejections'),
  },
  notifications: {
    title: 'Notifications',
    description: 'Decisions, docket changes, serving, payments and signatures',
    keywords: 'bell news unread decisions alerts happened',
    page: here('/notifications'),
  },
  filingList: {
    title: 'Filing list',
    description: 'All of your firm’s filings, by court',
    page: here('/filing-list'),
  },
  stampedCopies: {
    title: 'Stamped copies',
    description: 'What clerks stamped, kept after the court’s link expires',
    keywords: 'archive filed endorsed conformed copies expired link hash',
    page: here('/orders/stamped'),
  },
  firmFees: {
    title: 'Fees of all matters',
    description: 'Filing and service fees of your firm',
    keywords: 'fees costs month export excel bookkeeping matters',
    page: here('/orders/fees'),
  },
  payment: { title: 'Make a payment', page: here('/billing/payment') },
  runReport: { title: 'Run a report', page: here('/reporting/run') },
  filingAccounts: {
    title: 'E-filing accounts',
    description: 'Attorneys, administrators and connections',
    keywords: 'attorneys administrators register firm connections new experience',
    page: here('/filing-account'),
  },
  attorneys: { title: 'Attorneys', keywords: 'bar number', page: here('/filing-account/attorneys') },
  administrators: {
    title: 'E-filing administrators',
    keywords: 'register firm',
    page: here('/filing-account/administrators'),
  },
  experience: {
    title: 'New filing form',
    description: 'Turn it on or off',
    keywords: 'experience opt in out reminder',
    page: here('/filing-account/experience'),
  },
  serviceContacts: {
    title: 'Service contacts',
    keywords: 'recipients',
    page: here('/filing-account/service-contacts'),
  },
  fsx: {
    title: 'File & ServeXpress',
    description: 'Your firm’s connection',
    keywords: 'fsx connect california courts',
    page: here('/filing-account/fsx'),
  },
  accountDetails: {
    title: 'Account details',
    keywords: 'profile address firm people users members settings',
    page: here('/settings/account'),
  },
  integrationSettings: {
    title: 'Integration settings',
    keywords: 'connect disconnect expense category',
    page: here('/settings/integrations'),
  },
} as const satisfies Record<string, Screen>;

/** Where a person changes their password: a page of the former application. Undefined where there is none. */
export function changePassword(): Screen | undefined {
  if (!runtimeConfig().legacyOrigin) return undefined;
  return { title: 'Change password', page: { kind: 'legacy', link: '/change-password' } };
}

/** The screens that a person finds in menus and in the palette. */
export function seenScreens(permissions: Permissions): Screen[] {
  const { canSeeCourts, canFile, canSeeFirmFees, billing, reports, canSeeIntegrationSettings, canChangePassword } =
    permissions;
  const { home, orders, drafts, rejections, filingList, newFiling, serviceContacts, fsx, accountDetails } = screens;
  return [
    home,
    orders,
    drafts,
    canSeeCourts && rejections,
    hasNotifications() && screens.notifications,
    canSeeCourts && filingList,
    canSeeCourts && hasWorkspace() && screens.stampedCopies,
    canSeeFirmFees && screens.firmFees,
    canFile && newFiling,
    billing !== 'hidden' && billingScreen(billing),
    reports !== 'hidden' && screens.reporting,
    reports === 'menu' && screens.runReport,
    ...(canFile
      ? [screens.filingAccounts, screens.attorneys, screens.administrators, screens.experience, serviceContacts, fsx]
      : []),
    accountDetails,
    canSeeIntegrationSettings && screens.integrationSettings,
    canChangePassword && changePassword(),
  ].filter((screen) => screen !== false && screen !== undefined);
}
