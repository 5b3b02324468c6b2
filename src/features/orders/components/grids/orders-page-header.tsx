import type { ReactNode } from 'react';
import { hasWorkspace } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { calendarDay } from '@/lib/format/dates';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';

interface OrdersPageHeaderProps {
  subtitle?: string | undefined;
  /** What the list adds up to. Prints show it. */
  figures?: ReactNode;
  /** Lists print their own name. */
  isPrinted?: boolean;
}

/** The heading and tabs of the firm's lists: orders, drafts, rejected orders, filings, stamped copies and fees. */
export function OrdersPageHeader({ subtitle, figures, isPrinted = false }: OrdersPageHeaderProps) {
  const permissions = usePermissions();
  return (
    <PageHeader
      title="Orders"
      subtitle={subtitle}
      figures={figures}
      isPrinted={isPrinted}
      tabs={
        <TabLinks label="Orders">
          <TabLink to="/orders" activeOptions={{ exact: true, includeSearch: false }}>
            All orders
          </TabLink>
          <TabLink to="/orders/drafts" activeOptions={{ includeSearch: false }}>
            Drafts
          </TabLink>
          {permissions?.canSeeCourts !== false && (
            <>
              <TabLink to="/orders/rejections" activeOptions={{ includeSearch: false }}>
                Rejected
              </TabLink>
              <TabLink to="/filing-list" activeOptions={{ includeSearch: false }}>
                Filings
              </TabLink>
              {hasWorkspace() && (
                <TabLink to="/orders/stamped" activeOptions={{ includeSearch: false }}>
                  Stamped copies
                </TabLink>
              )}
            </>
          )}
          {permissions?.canSeeFirmFees && (
            <TabLink to="/orders/fees" search={thisMonth()} activeOptions={{ includeSearch: false }}>
              Fees
            </TabLink>
          )}
        </TabLinks>
      }
    />
  );
}

/** The days of this month. */
function thisMonth(): { from: string; to: string } {
  const month = calendarDay().slice(0, 8);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return { from: `${month}01`, to: `${month}${last}` };
}
