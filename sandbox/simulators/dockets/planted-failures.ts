/** Cases of the demo whose first order fails, as happens among a thousand. */
import type { BulkSyncFailure } from '../../generated/docket-sync/schemas.ts';
import type { CourtRecord } from './court-records.ts';
import { newYork } from './providers.ts';

/** By place in the demo's New York account. Sealed cases are sealed on the court's records. */
const planted: Readonly<Record<number, BulkSyncFailure['code']>> = {
  150: 'case-not-found',
  388: 'case-not-found',
  617: 'case-not-found',
  902: 'case-not-found',
  1203: 'case-not-found',
  511: 'credentials-refused',
  1044: 'credentials-refused',
  201: 'provider-error',
  455: 'provider-error',
  733: 'provider-error',
  1111: 'provider-error',
};

/** Tells why a case can't be tracked; undefined if it can. Providers' errors pass on a retry. */
export function plantedFailure(
  { providerId, index }: Pick<CourtRecord, 'providerId' | 'index'>,
  isRetry: boolean,
): BulkSyncFailure['code'] | undefined {
  if (providerId !== newYork.providerId) return undefined;
  const code = planted[index];
  return code === 'provider-error' && isRetry ? undefined : code;
}
