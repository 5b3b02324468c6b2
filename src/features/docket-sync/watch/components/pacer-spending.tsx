import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { PacerSpend } from '@/api/generated/docket-watch/model';
import { useFirmAndRole } from '@/features/firm';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { spendQuery } from '../queries';

const LimitsDialog = lazy(() => import('./limits-dialog'));

/** Shows what the firm spends at PACER, what PACER will bill of it, and the limits. */
export function PacerSpending() {
  const { data, error, refetch } = useQuery(spendQuery);
  const { firm } = useFirmAndRole();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title="PACER"
      actions={
        firm?.isAdministrator && (
          <Button variant="default" size="compact-sm" disabled={!data} onClick={() => setChanging(true)}>
            Change limits
          </Button>
        )
      }
    >
      {!data && error && (
        <ErrorState title="The spending could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={4} label="Loading the spending" />}
      {data && <PropertiesList items={factsOf(data)} />}
      {firm && !firm.isAdministrator && <Notice tone="info">Only administrators can change the limits.</Notice>}
      {isChanging && data && (
        <Opening>
          <LimitsDialog limits={data.limits} onClose={() => setChanging(false)} />
        </Opening>
      )}
    </Section>
  );
}

function factsOf({ month, quarter, quarterEndsOn, owedIfEndedNow, limits, byPerson, byCase }: PacerSpend) {
  const limit = (amount: number | null) => (amount === null ? 'none' : formatDollars(amount));
  const most = byCase.find(({ caseNumber }) => caseNumber !== undefined);
  return [
    ['This month', `${formatDollars(month)} of ${limit(limits.firmMonth)}`],
    ['This quarter', `${formatDollars(quarter)}, through ${formatPlainDate(quarterEndsOn)}`],
    [
      'PACER will bill',
      owedIfEndedNow > 0 ? formatDollars(owedIfEndedNow) : 'Nothing, as long as the quarter stays at or below $30.00',
    ],
    ['Limit per case', `${limit(limits.caseMonth)} per month`],
    ['Asks before', limits.unasked === null ? 'no purchase' : `purchases above ${formatDollars(limits.unasked)}`],
    ['By person', byPerson.map(({ name, amount }) => `${name} ${formatDollars(amount)}`).join(', ')],
    ['Most in a case', most?.caseNumber && `${most.caseNumber} ${formatDollars(most.amount)}`],
  ] satisfies [string, string | undefined][];
}
