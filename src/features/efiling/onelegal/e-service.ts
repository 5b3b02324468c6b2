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
    requireOurs('submitOneLegalEService', result.recipients.length === request.recipients.length);
    return result;
  },
};
