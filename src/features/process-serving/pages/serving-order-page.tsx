import { getRouteApi } from '@tanstack/react-router';
import type { ServingOrder } from '@/api/generated/serving/model';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { chosenJob, mostTabs } from '../order/model/recipients';
import classes from '../order/order.module.css';
import { ServingOrderHeader } from '../order/order-header';
import type { ServingOrderSearchInput } from '../order/params';
import { Recipient } from '../order/recipient';
import { RecipientList } from '../order/recipient-list';
import { ServingOrderScreen } from '../order/serving-order-screen';

const route = getRouteApi('/_authenticated/_main/serve-it/orders/$orderId/');

/** An order of process serving: what became of each recipient, and what the firm can do. */
export function ServingOrderPage() {
  const { orderId } = route.useParams();
  return <ServingOrderScreen orderId={orderId}>{(order) => <Order order={order} />}</ServingOrderScreen>;
}

function Order({ order }: { order: ServingOrder }) {
  const { recipient, show, q } = route.useSearch();
  const change = useSearchChange<ServingOrderSearchInput>();
  const { orderId, jobs } = order;
  const job = chosenJob(jobs, recipient);
  return (
    <>
      <ServingOrderHeader order={order} />
      <div className={classes.page} data-many={jobs.length > mostTabs || undefined}>
        <RecipientList
          to="/serve-it/orders/$orderId"
          orderId={orderId}
          jobs={jobs}
          chosen={job}
          text={q}
          onSearch={(text) => change({ q: text }, { replace: true })}
        />
        {job ? (
          <Recipient key={job.jobId} order={order} job={job} show={show} onShow={(kinds) => change({ show: kinds })} />
        ) : (
          <EmptyState title="No recipients" description="This order was placed in the former product." />
        )}
      </div>
    </>
  );
}
