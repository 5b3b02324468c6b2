import { AppLink } from '@/lib/ui/links';
import { draftsQuery, recentQuery } from '../queries';
import { AttentionList } from './attention-list';
import { DraftItem } from './draft-item';
import classes from './home-work.module.css';
import { NationalServices } from './national-services';
import { OrderItem } from './order-item';
import { OrderList } from './order-list';
import { RecentMatters } from './recent-matters';

/**
 * What waits, what was begun, what was worked on last, and what else there is. Comes after what the day is begun with;
 * every part shows itself as it comes.
 */
export default function HomeWork({ openedAt }: { openedAt: Date }) {
  return (
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
  );
}
