import { TabLink, TabLinks } from '@/lib/ui/tab-link';

/** Orders, drafts, rejected orders and single filings. */
export function OrdersTabs() {
  return (
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
  );
}
