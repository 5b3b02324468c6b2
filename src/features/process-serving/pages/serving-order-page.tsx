import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ServingSummary } from '@/api/generated/serving/model';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { chosenJob, mostTabs } from '../order/model/recipients';
import classes from '../order/order.module.css';
import { ServingOrderHeader } from '../order/order-header';
import type { ServingOrderSearchInput } from '../order/params';
import { servingRecipientQuery } from '../order/queries';
import { Recipient } from '../order/recipient';
import { RecipientList } from '../order/recipient-list';
import { RecipientScreen } from '../order/recipient-screen';
import { ServingOrderScreen } from '../order/serving-order-screen';

const route = getRouteApi('/_authenticated/_main/serve-it/orders/$orderId/');

/** An order of process serving: what became of each recipient, and what the firm can do. */
export function ServingOrderPage() {
  const { orderId } = route.useParams();
  return (
    <ServingOrderScreen orderId={orderId}>
      {(order) => (
        <>
          <ServingOrderHeader order={order} />
          <Recipients order={order} />
        </>
      )}
    </ServingOrderScreen>
  );
}

/** Apart from the header, which stays as it is when another recipient is chosen. */
function Recipients({ order }: { order: ServingSummary }) {
  const { recipient, show, q } = route.useSearch();
  const change = useSearchChange<ServingOrderSearchInput>();
  const { orderId, jobs } = order;
  const query = useQuery(servingRecipientQuery(orderId, recipient));
  const chosen = chosenJob(jobs, { position: recipient, jobId: query.data?.jobId });
  return (
    <div className={classes.page} data-many={jobs.length > mostTabs || undefined}>
      <RecipientList
        to="/serve-it/orders/$orderId"
        orderId={orderId}
        jobs={jobs}
        chosen={chosen}
        text={q}
        onSearch={(text) => change({ q: text }, { replace: true })}
      />
      {chosen ? (
        <RecipientScreen chosen={chosen} query={query}>
          {(job) => (
            <Recipient
              key={job.jobId}
              order={order}
              job={job}
              show={show}
              onShow={(kinds) => change({ show: kinds })}
            />
          )}
        </RecipientScreen>
      ) : (
        <EmptyState title="No recipients" description="This order was placed in the former product." />
      )}
    </div>
  );
}
