import { requireOurs } from '@/api/errors';
import { quoteOneLegalExistingCaseFees, submitOneLegalEService } from '@/api/generated/filing';
import type { EServiceCalls } from '../e-service';

/** One Legal carries service without filing. */
export const eService: EServiceCalls = {
  quote: (state, { recipients, ...rest }, options) =>
    quoteOneLegalExistingCaseFees(
      {
        content: {
          ...rest,
          filingFlow: 'existing-case',
          isUnlawfulDetainer: false,
          isFeeWaiverRequested: false,
          parties: [],
          filingPartyIds: [],
          filings: [],
          serviceRecipients: recipients.map(({ name, email }) => ({ name, email })),
        },
      },
      { state },
      options,
    ),
  serve: async (state, request, headers) => {
    const result = await submitOneLegalEService(request, { state }, headers);
    requireOurs('submitOneLegalEService', emailsOf(result) === emailsOf(request));
    return result;
  },
};

/** Whom a service reaches, in its order. */
const emailsOf = ({ recipients }: { recipients: readonly { email: string }[] }) =>
  recipients.map(({ email }) => email.trim().toLowerCase()).join(' ');
