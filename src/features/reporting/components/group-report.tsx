import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import type { FeeGroup, FeeGroupKey } from '@/api/generated/billing/model';
import { feeSummaryQuery, RowsGrid } from '@/features/billing';
import { formatCount } from '@/lib/format/numbers';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { recoveryList, spendList } from '../lists/group-lists';
import { toChart } from '../model/bars';
import { groupRows, keyLabel } from '../model/groups';
import type { ReportingSearch, ReportSearchInput } from '../search';
import classes from './group-chart.module.css';

const GroupChart = lazy(() => import('./group-chart'));

interface GroupReportProps {
  kind: 'spend' | 'recovery';
  keys: readonly FeeGroupKey[];
  request: Parameters<typeof feeSummaryQuery>[0];
  /** What the fees were filtered by: their rows are, too. */
  base: ReportSearchInput;
  search: Pick<ReportingSearch, 'q' | 'sort' | 'page'>;
  fileName: string;
}

const amountOf = {
  spend: { name: 'Charged', read: ({ total }: FeeGroup) => total },
  recovery: { name: 'Missing', read: ({ recovery }: FeeGroup) => recovery.missing },
} as const;

/** Groups of fees as a chart and as its table. Each bar and each row leads to its fees. */
export function GroupReport({ kind, keys, request, base, search, fileName }: GroupReportProps) {
  const navigate = useNavigate();
  const groups = useQuery(feeSummaryQuery(request));
  const found = groups.data?.groups;
  const keyNames = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys, by their names
  const list = useMemo(() => (kind === 'spend' ? spendList(keys) : recoveryList(keys)), [kind, keyNames]);
  const columns = useMemo(() => tableColumns(list), [list]);
  const rows = useMemo(() => found && groupRows(found, keys, base), [found, keys, base]);
  const amount = amountOf[kind];
  const chart = useMemo(
    () =>
      rows &&
      toChart(
        rows.map((row) => ({ names: row.names, amount: amount.read(row) })),
        { amountName: amount.name, isCourseOfTime: keys[0] === 'month' },
      ),
    [rows, amount, keys],
  );
  const open = (label: string) => {
    // A bar of two keys has several rows: its fees are those of the first key.
    const row = rows?.find(({ names }) => names[0] === label);
    if (row?.barSearch) void navigate({ to: '/reporting/run', search: row.barSearch });
  };
  const left = (groups.data?.groupCount ?? 0) - (found?.length ?? 0);
  return (
    <>
      {chart && chart.bars.length > 0 && (
        <Suspense fallback={<div className={classes.loading} />}>
          <GroupChart
            chart={chart}
            label={`${amount.name} by ${keys.map((key) => keyLabel(key).toLowerCase()).join(' and ')}, in the table below`}
            onOpen={open}
          />
        </Suspense>
      )}
      {left > 0 && (
        <Notice tone="info">{`The ${formatCount(found?.length ?? 0)} largest of ${formatCount(groups.data?.groupCount ?? 0)} groups. Choose fewer days to see others.`}</Notice>
      )}
      <RowsGrid
        list={list}
        columns={columns}
        label={kind === 'spend' ? 'Spend' : 'Cost recovery'}
        fileName={fileName}
        views={kind === 'spend' ? 'reportSpend' : 'reportRecovery'}
        search={search}
        rows={rows}
        isRefreshing={groups.isPlaceholderData}
        error={groups.error}
        onRetry={() => void groups.refetch()}
        empty={<EmptyState title="No fees in these days" description="Choose other days to see their fees." />}
      />
    </>
  );
}
