import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { exportFeeSummary } from '@/api/generated/billing';
import { DownloadButton } from '@/lib/files/download-button';
import { DataGrid } from '@/lib/grid/data-grid';
import { useSearchChange } from '@/lib/grid/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { FeeFilters } from '../components/fee-filters';
import { FeeTotals } from '../components/fee-totals';
import { feeSummaryQuery } from '../queries';
import { defaultFeesSort, feesPageSize, filterCount, toFeeExportRequest, toFeeSummaryRequest } from '../requests';
import type { FeeSummarySearchInput } from '../search';
import { feesColumns } from '../tables/fees-columns';
import classes from './fee-summary-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/fee-summary');
const noun = ['fee', 'fees'] as const;

/** What the orders of a matter cost: what can be billed to the firm's client, and what has not been charged yet. */
export function FeeSummaryPage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(feeSummaryQuery(toFeeSummaryRequest(search, clientReference)));
  return (
    <>
      <div className={classes.head}>
        <FeeTotals totals={fees.data?.totals} />
        <div className={classes.actions}>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <DownloadButton
            fileName={`fees-${clientReference}.csv`}
            fetchFile={() => exportFeeSummary(toFeeExportRequest(search, clientReference))}
          >
            Export CSV
          </DownloadButton>
        </div>
      </div>
      <FeeFilters search={search} clientReference={clientReference} onChange={change} />
      <DataGrid
        label="Fees"
        noun={noun}
        columns={feesColumns}
        rowId={(fee) => fee.feeId}
        page={fees.data}
        isRefreshing={fees.isPlaceholderData}
        hasError={fees.isError}
        onRetry={() => void fees.refetch()}
        sort={search.sort ?? defaultFeesSort}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={feesPageSize}
        onPageChange={(page) => change({ page })}
        empty={
          filterCount(search) > 0 ? (
            <EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />
          ) : (
            <EmptyState
              title="No fees yet"
              description="Fees show here as soon as an order of this matter is quoted, and say when they are charged."
            />
          )
        }
      />
    </>
  );
}
