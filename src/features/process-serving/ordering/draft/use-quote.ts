import { useDebouncedValue } from '@mantine/hooks';
import { useStore } from '@tanstack/react-form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServingQuote } from '@/api/generated/serving/model';
import { toCents } from '@/lib/format/money';
import { sumOf } from '../model/quote-lines';
import { servingQuoteQuery } from '../queries';
import { useOrderDraft } from './order-context';
import { useOrderForm } from './order-form';
import { useOrderProblems } from './order-problems';

/** The price of the current content. */
export interface CurrentQuote {
  quote: ServingQuote | undefined;
  /** The content changed and a new quote is loading. */
  isStale: boolean;
  error: Error | null;
  /** There is something to fix first. */
  isWaiting: boolean;
  refetch: () => void;
}

/** Milliseconds without a change before a new quote. */
const quoteDelay = 500;

/** Quotes the order once nothing is left to fix. A total that isn't the sum of its lines is no price. */
export function useQuote(): CurrentQuote {
  const { orderId } = useOrderDraft();
  const { all, isChecking, checksError } = useOrderProblems();
  const content = useStore(useOrderForm().store, ({ values }) => values);
  const [settled] = useDebouncedValue(content, quoteDelay);
  const isWaiting = all.length > 0 || isChecking || checksError !== null;
  const query = useQuery({
    ...servingQuoteQuery(orderId, settled),
    enabled: !isWaiting && settled === content,
    placeholderData: keepPreviousData,
  });
  const isWrong = query.data !== undefined && sumOf(query.data) !== toCents(query.data.total);
  const isCurrent = settled === content && !query.isPlaceholderData && !query.isFetching;
  return {
    quote: isWaiting || isWrong ? undefined : query.data,
    isStale: !isCurrent,
    error: isWrong ? new Error('The quote does not add up.') : isCurrent && !isWaiting ? query.error : null,
    isWaiting,
    refetch: () => void query.refetch(),
  };
}
