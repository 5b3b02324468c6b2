import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeeQuote } from '@/api/generated/filing/model';
import { withoutHidden } from '@/features/efiling';
import { feeBasis, missingForQuote } from '../model/fee-basis';
import { useProvider } from '../provider-context';
import { feeQuoteOptions, filingConfiguration } from '../queries-draft';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingContent, useFilingForm } from './filing-form';

/** The fee quote of the current content. */
export interface CurrentQuote {
  quote: FeeQuote | undefined;
  /** The content changed and a new quote is loading. */
  isStale: boolean;
  error: Error | null;
  /** What to enter before fees can be quoted: "the court", "the filing type". */
  missing: readonly string[];
  refetch: () => void;
}

/** Milliseconds without a change before a new quote. */
const quoteDelay = 500;

/**
 * Quotes the fees whenever the content changes, aborting an outdated request. The submission sends the `quoteId`.
 */
export function useFeeQuote(): CurrentQuote {
  const { state, orderId } = useDraft();
  const form = useFilingForm();
  const provider = useProvider();
  const basis = useFilingContent(feeBasis);
  const missingList = useFilingContent((content) => missingForQuote(content, provider.missingForQuote).join('\n'));
  const missing = useMemo(() => (missingList === '' ? [] : missingList.split('\n')), [missingList]);
  const [quotedBasis] = useDebouncedValue(basis, quoteDelay);
  const { tables, isComplete: isLoaded } = useCourtTables();
  const isComplete = missing.length === 0;
  const entered = form.state.values;
  // Until the tables tell what is hidden, everything counts.
  const content = isLoaded ? withoutHidden(entered, provider.fields, tables) : entered;
  const { data: configuration } = useQuery(filingConfiguration);
  const query = useQuery({
    ...feeQuoteOptions(provider, state, { orderId, basis: quotedBasis, content }, configuration?.feeQuoteMinutes),
    enabled: isComplete && quotedBasis === basis,
    placeholderData: keepPreviousData,
  });
  const isCurrent = quotedBasis === basis && !query.isPlaceholderData && !query.isFetching;
  return {
    quote: isComplete ? query.data : undefined,
    isStale: isComplete && !isCurrent,
    error: isComplete && isCurrent ? query.error : null,
    missing,
    refetch: () => void query.refetch(),
  };
}
