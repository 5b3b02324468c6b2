import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { StatusBadge } from '@/lib/ui/status-badge';
import { Addresses } from '../order/addresses';
import { mostTabs } from '../order/model/recipients';
import { jobStatus } from '../order/model/texts';
import { Offers } from '../order/offers';
import classes from '../order/order.module.css';
import { servingRecipientQuery } from '../order/queries';
import { RecipientList } from '../order/recipient-list';
import { RecipientScreen } from '../order/recipient-screen';
import { ServingOrderScreen } from '../order/serving-order-screen';
import { reviewedJob, reviewedJobs, waitingOf } from '../review/model/proof-filing';
import { isSigned } from '../review/model/signed-proof';
import { PapersReview } from '../review/papers-review';
import { ProofReview } from '../review/proof-review';

const route = getRouteApi('/_authenticated/_main/serve-it/orders/$orderId/review');

/** Shows what waits for the firm: stamped papers, an address, a cost, a proof (serving supplement, section 1). */
export function ServingReviewPage() {
  const { orderId } = route.useParams();
  return <ServingOrderScreen orderId={orderId}>{(order) => <Review order={order} />}</ServingOrderScreen>;
}

function Review({ order }: { order: ServingSummary }) {
  const { recipient } = route.useSearch();
  const { orderId, jobs, canRelease } = order;
  const shown = reviewedJobs(jobs, recipient);
  const chosen = reviewedJob(jobs, recipient);
  const query = useQuery({ ...servingRecipientQuery(orderId, chosen?.position), enabled: chosen !== undefined });
  return (
    <>
      <PageHeader
        breadcrumb={
          <AppLink to="/serve-it/orders/$orderId" params={{ orderId }} search={{ recipient: chosen?.position }}>
            {`Order ${orderId}`}
          </AppLink>
        }
        title={`Review: ${order.case.caseTitle || `order ${orderId}`}`}
        subtitle={chosen && <StatusBadge {...jobStatus(chosen)} />}
      />
      {canRelease && <PapersReview key={order.version} order={order} />}
      <div className={classes.page} data-many={shown.length > mostTabs || undefined}>
        {shown.length > 0 && (
          <RecipientList to="/serve-it/orders/$orderId/review" orderId={orderId} jobs={shown} chosen={chosen} />
        )}
        {chosen && (
          <RecipientScreen chosen={chosen} query={query}>
            {(job) => <JobReview key={job.jobId} order={order} job={job} />}
          </RecipientScreen>
        )}
        {!chosen && !canRelease && (
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

function JobReview({ order, job }: { order: ServingSummary; job: ServingJob }) {
  const { proof } = job;
  const [opened] = useState(proof?.version);
  const isEmpty = !proof && waitingOf(job).length === 0;
  return (
    <div className={classes.recipient}>
      <Addresses order={order} job={job} isReview />
      <Offers order={order} job={job} />
      {proof && opened !== undefined && proof.version > opened && (
        <Notice tone="warning" title="The proof was signed again while you were reading">
          {`This is version ${proof.version}. Read it before you decide.`}
        </Notice>
      )}
      {proof && isSigned(proof) && <ProofReview key={proof.sha256} order={order} job={job} proof={proof} />}
      {proof?.status === 'drafted' && (
        <Notice tone="info" title={proof.title}>
          The server hasn’t signed this proof yet.
        </Notice>
      )}
      {isEmpty && <p className={classes.quiet}>{`Nothing to review for ${job.displayName}.`}</p>}
    </div>
  );
}
