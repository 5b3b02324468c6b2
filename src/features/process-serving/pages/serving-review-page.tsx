import { getRouteApi } from '@tanstack/react-router';
import type { ServingJob, ServingOrder } from '@/api/generated/serving/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { StatusBadge } from '@/lib/ui/status-badge';
import { Addresses } from '../order/addresses';
import { mostTabs } from '../order/model/recipients';
import { jobStatus } from '../order/model/texts';
import { Offers } from '../order/offers';
import classes from '../order/order.module.css';
import { RecipientList } from '../order/recipient-list';
import { ServingOrderScreen } from '../order/serving-order-screen';
import { reviewedJob, reviewedJobs, waitingOf } from '../review/model/proof-filing';
import { PapersReview } from '../review/papers-review';
import { ProofReview } from '../review/proof-review';

const route = getRouteApi('/_authenticated/_main/serve-it/orders/$orderId/review');

/** What waits for the firm: stamped papers, an address, a cost, a proof (serving supplement, section 1). */
export function ServingReviewPage() {
  const { orderId } = route.useParams();
  return <ServingOrderScreen orderId={orderId}>{(order) => <Review order={order} />}</ServingOrderScreen>;
}

function Review({ order }: { order: ServingOrder }) {
  const { recipient } = route.useSearch();
  const { orderId, jobs, canRelease } = order;
  const shown = reviewedJobs(jobs, recipient);
  const job = reviewedJob(jobs, recipient);
  return (
    <>
      <PageHeader
        breadcrumb={
          <AppLink to="/serve-it/orders/$orderId" params={{ orderId }} search={{ recipient: job?.position }}>
            {`Order ${orderId}`}
          </AppLink>
        }
        title={`Review: ${order.case.caseTitle || `order ${orderId}`}`}
        subtitle={job && <StatusBadge {...jobStatus(job)} />}
      />
      {canRelease && <PapersReview key={order.version} order={order} />}
      <div className={classes.page} data-many={shown.length > mostTabs || undefined}>
        {shown.length > 0 && (
          <RecipientList to="/serve-it/orders/$orderId/review" orderId={orderId} jobs={shown} chosen={job} />
        )}
        {job && <JobReview key={job.jobId} order={order} job={job} />}
        {!job && !canRelease && (
          <EmptyState
            title="You’re all caught up"
            description="Proofs, addresses and costs to approve appear here."
            action={
              <AppLink to="/serve-it/orders/$orderId" params={{ orderId }}>
                Back to the order
              </AppLink>
            }
          />
        )}
      </div>
    </>
  );
}

function JobReview({ order, job }: { order: ServingOrder; job: ServingJob }) {
  const { proof } = job;
  const isEmpty = !proof && waitingOf(job).length === 0;
  return (
    <div className={classes.recipient}>
      <Addresses order={order} job={job} isReview />
      <Offers order={order} job={job} />
      {proof && <ProofReview key={proof.sha256} order={order} job={job} proof={proof} />}
      {isEmpty && <p className={classes.quiet}>{`Nothing to review for ${job.displayName}.`}</p>}
    </div>
  );
}
