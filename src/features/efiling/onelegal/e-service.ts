import { requireOurs } from '@/api/errors';
import {
  listOneLegalDrafts,
  quoteOneLegalExistingCaseFees,
  saveOneLegalDraft,
  submitOneLegalEService,
  submitOneLegalExistingCase,
} from '@/api/generated/filing';
import type { OneLegalContent } from '@/api/generated/filing/model';
import type { EServiceCalls } from '../e-service';
import { onlyDraft } from '../only-draft';

/** Content that files nothing. */
const nothingFiled = {
  filingFlow: 'existing-case',
  isUnlawfulDetainer: false,
  isFeeWaiverRequested: false,
  parties: [],
  filingPartyIds: [],
  filings: [],
  serviceRecipients: [],
} satisfies OneLegalContent;

/** One Legal carries service and delivery without filing. */
export const eService: EServiceCalls = {
  quote: (state, { recipients, ...rest }, options) => {
    const serviceRecipients = recipients.map(({ name, email }) => ({ name, email }));
    return quoteOneLegalExistingCaseFees(
      { content: { ...nothingFiled, ...rest, serviceRecipients } },
      { state },
      options,
    );
  },
  saveCopies: async (state, copies, { saved, idempotencyKey, ...matter }) => {
    const draft = await saveOneLegalDraft(
      { content: { ...nothingFiled, ...copies }, ...matter, ...(saved ?? { idempotencyKey }) },
      { state },
    );
    requireOurs('saveOneLegalDraft', saved === undefined || draft.orderId === saved.orderId);
    return draft;
  },
  loadCopies: async (state, orderId) =>
    onlyDraft(await listOneLegalDrafts({ state, orderId }), orderId, '/OneLegal/OLDraft'),
  orderCopies: async (state, copies, { orderId, version }, headers) => {
    const body = { orderId, version, content: { ...nothingFiled, ...copies } };
    const result = await submitOneLegalExistingCase(body, { state }, headers);
    requireOurs('submitOneLegalExistingCase', result.orderId === orderId);
    return result;
  },
  serve: async (state, request, headers) => {
    const result = await submitOneLegalEService(request, { state }, headers);
    requireOurs('submitOneLegalEService', emailsOf(result) === emailsOf(request));
    return result;
  },
};

/** Whom a service reaches, in its order. */
const emailsOf = ({ recipients }: { recipients: readonly { email: string }[] }) =>
  recipients.map(({ email }) => email.trim().toLowerCase()).join(' ');
