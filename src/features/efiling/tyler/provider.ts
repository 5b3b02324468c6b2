import {
  getGetCourtPolicyQueryOptions,
  getGetExistingCaseForFilingQueryOptions,
  getListPaymentAccountsQueryOptions,
  getListServiceContactsQueryOptions,
  listSmtpLog,
} from '@/api/generated/filing';
import type { FilingProvider } from '../descriptor';
import { noFields } from '../model/fields';
import { steps } from '../model/steps';
import { untilLoaded } from '../until-loaded';
import { usualOrders } from '../usual-orders';
import { calls } from './calls';
import { existingCase, newCase } from './codec';
import { contacts } from './contacts';
import { facts } from './facts';
import { notices, scheduling } from './scheduling';
import { signIn } from './sign-in';
import { tables, typeTables } from './tables';

const day = 24 * 60 * 60 * 1000;

/** Tyler, whose calls are `/Tyler/{state}/…`. */
export const provider: FilingProvider = {
  facts,
  calls,
  codec: { 'new-case': newCase, 'existing-case': existingCase },
  // What its courts ask for differs by their data fields, which are rules for the form's own inputs.
  fields: noFields,
  steps: () => steps,
  loadRules: async () => (await import('./rules')).rules,
  tables,
  typeTables,
  policy: (state, courtCode) => ({
    ...getGetCourtPolicyQueryOptions(state, { courtCode }, { query: { staleTime: day } }),
    ...untilLoaded,
  }),
  courtCase: (state, courtCode, caseTrackingId) => ({
    ...getGetExistingCaseForFilingQueryOptions(state, { courtCode, caseTrackingId }),
    ...untilLoaded,
  }),
  paymentAccounts: (state) => ({
    ...getListPaymentAccountsQueryOptions(state, { includeGlobalPayments: true }),
    ...untilLoaded,
  }),
  serviceContacts: (state) => getListServiceContactsQueryOptions(state),
  contacts,
  orders: {
    ...usualOrders,
    mailLog: (state, { courtCode, filingId, serviceContactId }) =>
      listSmtpLog(state, { CourtId: courtCode, FilingId: filingId, ServiceContactId: serviceContactId }),
  },
  scheduling,
  notices,
  signIn,
  isTable: ([service, , kind]) => service === 'Tyler' && kind === 'Codes',
};
