/** The screens that the bar of every page links to. The others are in pages.ts, which loads with what lists them. */
import { runtimeConfig } from '@/api/config';
import type { Permissions } from '@/features/firm';
import type { LinkDescription } from '@/lib/links/link-href';

/** A screen that menus, pages and the palette link to. */
export interface Screen {
  title: string;
  /** A few words on what it shows. */
  description?: string;
  /** Other words people search for. */
  keywords?: string;
  page: LinkDescription;
}

export const here = (link: string): LinkDescription => ({ kind: 'single-page', link });

export const barScreens = {
  orders: { title: 'All Orders', keywords: 'filings list search', page: here('/orders') },
  newFiling: {
    title: 'New filing',
    description: 'Open a new court case',
    keywords: 'create case initiation file',
    page: { kind: 'single-page-with-matter', link: '/case-initiation' },
  },
  billing: { title: 'Billing', keywords: 'invoices payments', page: here('/billing') },
  /** Billing in the legacy application. */
  legacyAccount: { title: 'Billing', keywords: 'invoices payments', page: { kind: 'legacy', link: '/account' } },
  reporting: { title: 'Reporting', keywords: 'reports charts', page: here('/reporting') },
} as const satisfies Record<string, Screen>;

/** Tells where a person's billing is: here, or with the legacy application where there is one (section 6). */
export function billingScreen(billing: Permissions['billing']): Screen {
  return billing === 'legacy' && runtimeConfig().legacyOrigin !== undefined
    ? barScreens.legacyAccount
    : barScreens.billing;
}
