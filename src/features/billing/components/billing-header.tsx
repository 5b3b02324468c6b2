import type { ReactNode } from 'react';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';

/** The heading and tabs of billing. Lists print their own name. */
export function BillingHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="Billing"
      isPrinted={false}
      actions={actions}
      tabs={
        <TabLinks label="Billing">
          <TabLink to="/billing" activeOptions={{ exact: true, includeSearch: false }}>
            Invoices
          </TabLink>
          <TabLink to="/billing/payments" activeOptions={{ includeSearch: false }}>
            Payments
          </TabLink>
        </TabLinks>
      }
    />
  );
}
