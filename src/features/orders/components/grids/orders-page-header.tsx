import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';

/** The heading and tabs of the firm's lists: orders, drafts, rejected orders and filings. */
export function OrdersPageHeader({ subtitle }: { subtitle?: string | undefined }) {
  return (
    <>
      <PageHeader title="Orders" subtitle={subtitle} />
      <TabLinks label="Orders">
        <TabLink to="/orders" activeOptions={{ exact: true, includeSearch: false }}>
          All orders
        </TabLink>
        <TabLink to="/orders/drafts" activeOptions={{ includeSearch: false }}>
          Drafts
        </TabLink>
        <TabLink to="/orders/rejections" activeOptions={{ includeSearch: false }}>
          Rejected
        </TabLink>
        <TabLink to="/filing-list" activeOptions={{ includeSearch: false }}>
          Filings
        </TabLink>
      </TabLinks>
    </>
  );
}
