import pLimit from 'p-limit';
import { requireOurs } from '@/api/errors';
import { upsertDocketCase } from '@/api/generated/docket-sync';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { toUpsert } from '../../ordering/to-upsert';
import type { ImportCase } from './find-cases';

/** Calls at a time. */
const atOnce = 4;

/** Saves the cases found at the court among the firm's, so that they can be ordered. Saving one again changes nothing. */
export function toAccountCases(cases: readonly ImportCase[]): Promise<BulkSyncCase[]> {
  const limit = pLimit(atOnce);
  return Promise.all(
    cases.map(({ source }) => {
      if (source.from === 'account') return source.of;
      const { of } = source;
      return limit(async (): Promise<BulkSyncCase> => {
        const { productCaseId, providerCaseId } = await upsertDocketCase(toUpsert(of));
        requireOurs('upsertDocketCase', providerCaseId === of.caseId);
        const { caseNumber, caseTitle: description, courtName, isSubscribed } = of;
        return { productCaseId, caseNumber, description, courtName, isSubscribed, matter: null };
      });
    }),
  );
}
