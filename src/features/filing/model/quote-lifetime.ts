/** How long a fee quote is shown before it is asked for again. Pure, in milliseconds. */
import type { FeeQuote } from '@/api/generated/filing/model';

const minute = 60_000;

/** Until the service says how long its quotes are good for. */
const usualMinutes = 5;

/**
 * Quotes are renewed a minute before they end, so that none ends between the last look and the press. A courier who goes
 * today ends a quote with the court's last hour (filing variants, section 4).
 */
export function quoteLifetime(
  quote: Pick<FeeQuote, 'quotedAt' | 'delivery'> | undefined,
  feeQuoteMinutes = usualMinutes,
): number {
  const usual = Math.max(minute / 2, (feeQuoteMinutes - 1) * minute);
  const { quotedAt, delivery } = quote ?? {};
  if (!quotedAt || !delivery?.sameDayUntil) return usual;
  return Math.min(usual, Math.max(1000, Date.parse(delivery.sameDayUntil) - Date.parse(quotedAt)));
}
