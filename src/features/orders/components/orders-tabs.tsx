import { TabLink, TabLinks } from '@/lib/ui/tab-link';

/** What was submitted, what is still being prepared, what came back, and the single filings. */
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
        Sent back
      </TabLink>
      <TabLink to="/filing-list" activeOptions={{ includeSearch: false }}>
        Filings
      </TabLink>
    </TabLinks>
  );
}
