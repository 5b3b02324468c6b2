import { TabLink, TabLinks } from '@/lib/ui/tab-link';

/** What was submitted, and what is still being prepared. */
export function OrdersTabs() {
  return (
    <TabLinks label="Orders">
      <TabLink to="/orders" activeOptions={{ exact: true, includeSearch: false }}>
        All orders
      </TabLink>
      <TabLink to="/orders/drafts" activeOptions={{ includeSearch: false }}>
        Drafts
      </TabLink>
    </TabLinks>
  );
}
