import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { usePerson } from '@/features/session';
import { firmQuery, useSelectedState } from '@/features/shell';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { AttentionList } from '../components/attention-list';
import { DraftItem } from '../components/draft-item';
import { NationalServices } from '../components/national-services';
import { OrderItem } from '../components/order-item';
import { OrderList } from '../components/order-list';
import { QuickActions } from '../components/quick-actions';
import { RecentMatters } from '../components/recent-matters';
import { greeting } from '../model/greeting';
import { draftsQuery, recentQuery } from '../queries';
import classes from './home-page.module.css';

/** Where the day begins: what can be begun, what waits for the firm, what was left unfinished, what was worked on last. */
export function HomePage() {
  const person = usePerson();
  const { openedAt } = useLoaderData({ from: '/_authenticated/_main/' });
  const state = useSelectedState();
  const firm = useQuery({ ...firmQuery(person?.clientId ?? 0), enabled: person !== undefined });
  return (
    <>
      <PageHeader title={greeting(openedAt, person?.name ?? '')} subtitle={firm.data?.name ?? '\u00a0'} />
      <QuickActions state={state} />
      <div className={classes.work}>
        <AttentionList openedAt={openedAt} />
        <OrderList
          title="Drafts to continue"
          query={draftsQuery}
          Item={DraftItem}
          nothing="No filing was left unfinished."
          more={(total) => (
            <AppLink to="/orders/drafts" size="sm">
              All {total} drafts
            </AppLink>
          )}
        />
        <OrderList
          title="Recent orders"
          query={recentQuery}
          Item={OrderItem}
          nothing="Nothing was ordered yet."
          more={(total) => (
            <AppLink to="/orders" size="sm">
              All {total} orders
            </AppLink>
          )}
        />
        <RecentMatters />
        <NationalServices />
      </div>
    </>
  );
}
