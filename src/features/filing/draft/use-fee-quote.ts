import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeeQuote } from '@/api/generated/filing/model';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { feeBasis, missingForQuote } from '../model/fee-basis';
import { feeQuoteOptions } from '../queries-filings';
import { useDraft } from './draft-context';

/** The quote of what is entered now. */
export interface CurrentQuote {
  /** The last one that came; see `isStale`. */
  quote: FeeQuote | undefined;
  /** The content has changed since, and the new quote has not come yet. */
  isStale: boolean;
  /** Why the last question was not answered; undefined while another is on its way. */
  error: Error | null;
  /** What has to be entered before fees can be quoted: "the court", "the filing type". */
  missing: readonly string[];
  /** Asks again, though nothing has changed here. */
  refetch: () => void;
}

/** Milliseconds without a change before fees are asked for. */
const quiet = 500;

/**
 * The fees of the content, asked anew as it changes; a question that is overtaken is aborted. The submission carries
 * its `quoteId`.
 */
export function useFeeQuote(): CurrentQuote {
  const { state, orderId } = useDraft();
  const form = useFilingForm();
  const basis = useFilingContent(feeBasis);
  const missingList = useFilingContent((content) => missingForQuote(content).join('\n'));
  const missing = useMemo(() => (missingList === '' ? [] : missingList.split('\n')), [missingList]);
  const [asked] = useDebouncedValue(basis, quiet);
  const isComplete = missing.length === 0;
  const query = useQuery({
    ...feeQuoteOptions(state, { orderId, basis: asked, content: form.state.values }),
    enabled: isComplete && asked === basis,
    placeholderData: keepPreviousData,
  });
  const isCurrent = asked === basis && !query.isPlaceholderData && !query.isFetching;
  return {
    quote: isComplete ? query.data : undefined,
    isStale: isComplete && !isCurrent,
    error: isComplete && isCurrent ? query.error : null,
    missing,
    refetch: () => void query.refetch(),
  };
}
