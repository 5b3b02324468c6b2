/** Pages that the header and the home page lead to. Not all of them are built (planned-pages.ts). */
import { runtimeConfig } from '@/api/config';
import type { LinkDescription } from '@/lib/links/link-href';

export const pages = {
  accountDetails: { kind: 'single-page', link: '/settings/account' },
  billing: { kind: 'single-page', link: '/billing' },
  filingList: { kind: 'single-page', link: '/filing-list' },
  integrationSettings: { kind: 'single-page', link: '/settings/integrations' },
  legacyAccount: { kind: 'legacy', link: '/account' },
  payment: { kind: 'single-page', link: '/billing/payment' },
  reporting: { kind: 'single-page', link: '/reporting' },
  runReport: { kind: 'single-page', link: '/reporting/run' },
} as const satisfies Record<string, LinkDescription>;

/** A page of the former application; where there is none, the page here that says so. */
export function formerPage(link: string): LinkDescription {
  return { kind: runtimeConfig().legacyOrigin ? 'legacy' : 'single-page', link };
}
