import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePermissions } from '@/features/firm';
import { EmptyState } from '@/lib/ui/empty-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { GroupReport } from '../components/group-report';
import { ReportFilters } from '../components/report-filters';
import { ReportGrid } from '../components/report-grid';
import { ReportsHeader } from '../components/reports-header';
import { toReportRequest } from '../lists/report-list';
import { keysOf } from '../model/groups';
import type { ReportSearch } from '../search';

const route = getRouteApi('/_authenticated/_main/reporting/run');

/** One report, for a range of days. */
export function RunPage() {
  const search = route.useSearch();
  const permissions = usePermissions();
  return (
    <>
      <ReportsHeader show="run" />
      {permissions === undefined && <SkeletonLines lines={12} />}
      {permissions?.canSeeFirmFees && <Report search={search} />}
      {permissions?.canSeeFirmFees === false && (
        <EmptyState
          title="Only administrators and bookkeepers can run reports"
          description="Each matter has its own fee summary."
        />
      )}
    </>
  );
}

/** The fees of the report, each or added up. */
function Report({ search }: { search: ReportSearch }) {
  const { by, and } = search;
  const keys = useMemo(() => (by === undefined ? [] : keysOf({ by, and })), [by, and]);
  if (keys.length === 0) return <ReportGrid search={search} />;
  const { sort: _sort, ...filters } = toReportRequest(search);
  return (
    <>
      <ReportFilters search={search} keys={keys} />
      <GroupReport
        kind="spend"
        keys={keys}
        request={{ ...filters, groupBy: keys, top: 1, skip: 0 }}
        base={search}
        search={search}
        fileName={`report-by-${keys.join('-and-')}`}
      />
    </>
  );
}
