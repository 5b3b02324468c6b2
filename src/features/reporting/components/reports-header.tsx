import { usePermissions } from '@/features/firm';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import type { ReportingSearch } from '../search';

const tabs: readonly { show: ReportingSearch['show']; label: string; needs?: 'fees' | 'billing' }[] = [
  { show: undefined, label: 'Spend', needs: 'fees' },
  { show: 'recovery', label: 'Cost recovery', needs: 'fees' },
  { show: 'orders', label: 'Orders' },
  { show: 'payments', label: 'Payments', needs: 'billing' },
  { show: 'charge', label: 'What is this charge?', needs: 'fees' },
];

/** The heading of the reports, with a tab for each that the person may see. */
export function ReportsHeader({ show: current }: { show: ReportingSearch['show'] | 'run' }) {
  const permissions = usePermissions();
  const isSeen = (needs: 'fees' | 'billing' | undefined) =>
    needs === undefined || (needs === 'fees' ? permissions?.canSeeFirmFees : permissions?.billing === 'here');
  return (
    <PageHeader
      title="Reporting"
      isPrinted={false}
      tabs={
        <TabLinks label="Reporting">
          {tabs
            .filter(({ needs }) => isSeen(needs))
            .map(({ show, label }) => (
              <TabLink
                key={label}
                to="/reporting"
                search={{ show }}
                activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
                // The report shown is current with any grouping and dates.
                aria-current={show === current ? 'page' : undefined}
              >
                {label}
              </TabLink>
            ))}
          {permissions?.canSeeFirmFees && <TabLink to="/reporting/run">Run a report</TabLink>}
        </TabLinks>
      }
    />
  );
}
