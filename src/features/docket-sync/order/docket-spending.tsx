import { useQuery } from '@tanstack/react-query';
import { hasDocketWatch } from '@/api/config';
import type { DocketSyncOrder } from '@/api/generated/docket-sync/model';
import type { PacerSpend } from '@/api/generated/docket-watch/model';
import { feeBreakdownQuery } from '@/features/orders';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { AutoFetch } from './auto-fetch';
import { caseSpendQuery } from './queries-watch';

/** Shows what following the docket cost so far and, of a federal one, what was spent on it at PACER. */
export function DocketSpending({ order }: { order: DocketSyncOrder }) {
  const { orderId, federal, monthlyPrice } = order;
  const charged = useQuery(feeBreakdownQuery(orderId));
  const asksPacer = federal && hasDocketWatch();
  const pacer = useQuery({ ...caseSpendQuery(orderId), enabled: asksPacer });
  const amount = charged.data?.feesCalculationAmount;
  return (
    <Section title="Spending">
      <PropertiesList
        items={[
          ['Following it', `${formatDollars(monthlyPrice)} per month`],
          ['Charged so far', amount === undefined ? undefined : formatDollars(amount)],
          ...(pacer.data ? pacerFacts(pacer.data) : []),
          ...(federal ? [] : ([['Documents', 'Free in this court system']] satisfies [string, string][])),
        ]}
      />
      {pacer.data && order.state === 'Active' && <AutoFetch orderId={orderId} limits={pacer.data.limits} />}
      {asksPacer && !pacer.data && pacer.error && (
        <ErrorState
          title="PACER spending could not be loaded"
          error={pacer.error}
          onRetry={() => void pacer.refetch()}
        />
      )}
      {asksPacer && !pacer.data && !pacer.error && <SkeletonLines lines={3} label="Loading PACER spending" />}
    </Section>
  );
}

function pacerFacts({ month, quarter, quarterEndsOn, owedIfEndedNow, limits, byCase }: PacerSpend) {
  const [ofCase = { amount: 0, month: 0 }] = byCase;
  const ofLimit = (spent: number, limit: number | null) =>
    limit === null ? formatDollars(spent) : `${formatDollars(spent)} of ${formatDollars(limit)}`;
  return [
    [
      'PACER, this case',
      `${ofLimit(ofCase.month, limits.caseMonth)} this month, ${formatDollars(ofCase.amount)} this quarter`,
    ],
    ['PACER, your firm', `${ofLimit(month, limits.firmMonth)} this month`],
    [
      'PACER will bill',
      `${owedIfEndedNow > 0 ? formatDollars(owedIfEndedNow) : 'Nothing'} of ${formatDollars(quarter)}, if the quarter ended now (it ends ${formatPlainDate(quarterEndsOn)})`,
    ],
  ] satisfies [string, string][];
}
