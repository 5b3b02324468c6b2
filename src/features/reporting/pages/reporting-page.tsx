import { getRouteApi } from '@tanstack/react-router';
import { usePermissions } from '@/features/firm';
import { EmptyState } from '@/lib/ui/empty-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { OrdersReport } from '../components/orders-report';
import { PaymentsReport } from '../components/payments-report';
import { RecoveryReport } from '../components/recovery-report';
import { ReportsHeader } from '../components/reports-header';
import { SpendReport } from '../components/spend-report';
import { StatementLines } from '../components/statement-lines';
import type { ReportingSearch } from '../search';

const route = getRouteApi('/_authenticated/_main/reporting/');

/** Everything that was ordered, as tables and charts. */
export function ReportingPage() {
  const search = route.useSearch();
  return (
    <>
      <ReportsHeader show={search.show} />
      <Shown search={search} />
    </>
  );
}

function Shown({ search }: { search: ReportingSearch }) {
  const permissions = usePermissions();
  if (!permissions) return <SkeletonLines lines={12} />;
  const { show } = search;
  if (show === 'orders') return <OrdersReport search={search} />;
  if (show === 'payments') return permissions.billing === 'here' ? <PaymentsReport search={search} /> : <NotSeen />;
  // People who don't see the fees of all matters start with the orders.
  if (!permissions.canSeeFirmFees) return show === undefined ? <OrdersReport search={search} /> : <NotSeen />;
  switch (show) {
    case 'recovery':
      return <RecoveryReport search={search} />;
    case 'charge':
      return <StatementLines search={search} />;
    case undefined:
      return <SpendReport search={search} />;
  }
}

function NotSeen() {
  return (
    <EmptyState
      title="Only administrators and bookkeepers can see this report"
      description="Each matter has its own fee summary."
    />
  );
}
