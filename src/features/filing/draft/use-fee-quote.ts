import type { FeeQuote } from '@/api/generated/filing/model';

/** The quote of what is entered now. */
export interface CurrentQuote {
  quote: FeeQuote | undefined;
  /** The content has changed since, and the new quote has not come yet. */
  isStale: boolean;
  error: Error | null;
}

/** The fees of the content, asked anew as it changes. The submission carries its `quoteId`. */
export function useFeeQuote(): CurrentQuote {
  return { quote: undefined, isStale: false, error: null };
}
