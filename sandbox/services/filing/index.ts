/** The filing backend: all operations of its contract; those without a handler respond 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/filing/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { attorneys } from './attorneys.ts';
import { authentication } from './authentication.ts';
import { caseParties } from './case-parties.ts';
import { caseSearch } from './case-search.ts';
import { codes } from './codes/index.ts';
import { courtCases } from './court-cases.ts';
import { courtScheduling } from './court-scheduling.ts';
import { documents } from './documents.ts';
import { drafts } from './drafts.ts';
import { fees } from './fees.ts';
import { filingList } from './filing-list.ts';
import { filingMappings } from './filing-mappings.ts';
import { filings } from './filings.ts';
import { firms } from './firm-admins.ts';
import { floridaAccounts } from './florida-accounts.ts';
import { floridaCases } from './florida-cases.ts';
import { floridaDrafts } from './florida-drafts.ts';
import { floridaPolicies } from './florida-policies.ts';
import { fsxAuthentication } from './fsx-connections.ts';
import { multisourceCourts } from './multisource-courts.ts';
import { noticeOfFiling } from './notice-of-filing.ts';
import { oneLegalDrafts } from './one-legal-drafts.ts';
import { oneLegalEService } from './one-legal-e-service.ts';
import { oneLegalFilings } from './one-legal-filings.ts';
import { optIn } from './opt-in.ts';
import { orders } from './orders.ts';
import { paymentAccounts } from './payment-accounts.ts';
import { requireFilingLogin } from './require-filing-login.ts';
import { service } from './service.ts';
import { serviceCategories } from './service-categories.ts';
import { contacts } from './service-contacts/index.ts';
import { states } from './states.ts';

export const filingHandlers = {
  ...codes,
  ...caseParties,
  ...caseSearch,
  ...contacts,
  ...courtCases,
  ...courtScheduling,
  ...documents,
  ...drafts,
  ...attorneys,
  ...authentication,
  ...fees,
  ...filings,
  ...firms,
  ...paymentAccounts,
  ...service,
  ...filingList,
  ...filingMappings,
  ...floridaAccounts,
  ...floridaCases,
  ...floridaDrafts,
  ...floridaPolicies,
  ...fsxAuthentication,
  ...multisourceCourts,
  ...noticeOfFiling,
  ...oneLegalDrafts,
  ...oneLegalEService,
  ...oneLegalFilings,
  ...optIn,
  ...orders,
  ...serviceCategories,
  ...states,
};

export function filingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.filing,
    handlers: filingHandlers,
    before: requireFilingLogin,
  });
}
