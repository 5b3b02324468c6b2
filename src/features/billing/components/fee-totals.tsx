import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '@/lib/format/money';
import { type FeesScope, toFeeSummaryRequest } from '../lists/fees-list';
import { feeSummaryQuery } from '../queries';
import type { FeeSummarySearch } from '../search';
import classes from './fee-totals.module.css';

interface FeeTotalsProps {
  search: FeeSummarySearch;
  scope: FeesScope;
}

/** Sums over all pages of the filtered list, without refunded fees. */
export function FeeTotals({ search, scope }: FeeTotalsProps) {
  const { data } = useQuery(feeSummaryQuery(toFeeSummaryRequest(search, scope)));
  const amountOf = (amount: number | undefined) => (amount === undefined ? '—' : formatDollars(amount));
  return (
    <dl className={classes.totals} aria-label="Totals">
      <div className={classes.total}>
        <dt>Billable</dt>
        <dd>{amountOf(data?.totals.billable)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Pending</dt>
        <dd>{amountOf(data?.totals.notYetCharged)}</dd>
      </div>
      <div className={classes.total} data-sum>
        <dt>Total</dt>
        <dd>{amountOf(data?.totals.total)}</dd>
      </div>
    </dl>
  );
}
