import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { hasDocketWatch } from '@/api/config';
import { failureOf } from '@/api/errors';
import type { DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { OrderMatterSync } from '@/features/orders';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { SignInAgain } from '../accounts/provider-failure';
import { DocketEntries } from '../order/docket-entries';
import { DocketParties } from '../order/docket-parties';
import { DocketSpending } from '../order/docket-spending';
import { DocumentTools } from '../order/document-tools';
import { LateNotice } from '../order/late-notice';
import { type ChosenDocuments, noDocuments } from '../order/model/chosen-documents';
import { ordersByEnvelope } from '../order/model/docketed';
import { cures, docketStatus, needsSignIn } from '../order/order-status';
import type { DocketOrderSearchInput } from '../order/params';
import { caseStoryQuery, docketOrderQuery } from '../order/queries';
import { StopDocket } from '../order/stop-docket';
import { useUnseen, WhatsNew } from '../order/whats-new';
import { WhoIsTold } from '../order/who-is-told';
import classes from './docket-order-page.module.css';

const CaseDeadlines = lazy(() => import('../watch/components/case-deadlines'));

const route = getRouteApi('/_authenticated/_main/docket-sync/order/$orderId');

/** A followed docket: its state, entries and parties. Opening it costs nothing. */
export function DocketOrderPage() {
  const { orderId } = route.useParams();
  const { data: order, error, refetch } = useQuery(docketOrderQuery(orderId));
  if (!order && error) {
    const failure = failureOf(error);
    if (failure.kind === 'not-found')
      return (
        <NotFoundPage what="Order" why="It may belong to another firm.">
          <AppLink to="/orders">All orders</AppLink>
        </NotFoundPage>
      );
    return <ErrorState isPage title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!order) return <SkeletonLines lines={10} label="Loading the order" />;
  const isRead = order.state === 'Active' || order.state === 'Stopped';
  return (
    <>
      <PageHeader
        title={order.caseTitle}
        breadcrumb={<AppLink to="/orders">Orders</AppLink>}
        actions={<StopDocket order={order} />}
        subtitle={
          <>
            <StatusBadge {...docketStatus(order)} /> {`${order.caseNumber} · ${order.courtName}`}
          </>
        }
      />
      <Stack gap="md">
        <OrderNotice order={order} />
        {isRead ? <ReadOrder order={order} /> : <OrderFacts order={order} />}
      </Stack>
    </>
  );
}

/** A docket that is or was read. What is new is marked until the person leaves. */
function ReadOrder({ order }: { order: DocketSyncOrder }) {
  const { orderId, productCaseId } = order;
  const { page = 1, view } = route.useSearch();
  const change = useSearchChange<DocketOrderSearchInput>();
  const [chosen, setChosen] = useState<ChosenDocuments>(noDocuments);
  const unseen = useUnseen(productCaseId);
  const { data: story } = useQuery(caseStoryQuery(orderId));
  const own = useMemo(() => story && { orderId, ofEnvelope: ordersByEnvelope(story.filings) }, [story, orderId]);
  return (
    <div className={classes.columns}>
      <div className={classes.details}>
        {unseen && <WhatsNew unseen={unseen} />}
        {story && <LateNotice story={story} isFederal={order.federal} />}
        <DocketEntries
          docket={order}
          view={view}
          onView={(next) => change({ view: next, page: page > 1 ? page : undefined })}
          page={page}
          onPage={(to) => change({ page: to > 1 ? to : undefined })}
          chosen={chosen}
          onChoose={setChosen}
          tools={<DocumentTools order={order} chosen={chosen} onChoose={setChosen} />}
          userName={order.accountName}
          unseen={unseen}
          own={own}
        />
      </div>
      <div className={classes.details}>
        <OrderFacts order={order} />
        {hasDocketWatch() && (
          <Suspense fallback={<SkeletonLines lines={3} label="Loading deadlines" />}>
            <CaseDeadlines productCaseId={productCaseId} />
          </Suspense>
        )}
        <DocketParties docket={order} />
        <OrderMatterSync orderId={orderId} />
        <WhoIsTold order={order} />
        <DocketSpending order={order} />
      </div>
    </div>
  );
}

/** Shows why the docket isn't read, and what helps. */
function OrderNotice({ order }: { order: DocketSyncOrder }) {
  const { state, failureReason, trouble } = order;
  if (state === 'Pending')
    return <Notice tone="info">The provider is checking the case. This page updates itself.</Notice>;
  if (state === 'Failed')
    return (
      <Notice tone="bad" title="The docket isn’t followed">
        {failureReason ?? 'The provider gave no reason.'} Nothing was charged. You can order it again.
      </Notice>
    );
  if (!trouble) return null;
  return (
    <Notice
      tone="warning"
      title={`Not read since ${formatInstant(trouble.since)}`}
      action={needsSignIn(trouble) && <SignInAgain providerId={order.providerId} userName={order.accountName} />}
    >
      {trouble.message} {cures[trouble.code]}
    </Notice>
  );
}

function OrderFacts({ order }: { order: DocketSyncOrder }) {
  const { orderId, clientReference, accountName, orderedBy, orderedAt, lastSyncedAt, paidThrough } = order;
  return (
    <Section title="Order">
      <PropertiesList
        items={[
          ['Order', String(orderId)],
          ['Matter', clientReference],
          ['Account', accountName],
          ['Ordered', [formatInstant(orderedAt), orderedBy && `by ${orderedBy}`].filter(Boolean).join(' ')],
          ['Last read', lastSyncedAt && formatInstant(lastSyncedAt)],
          ['Paid through', paidThrough && formatPlainDate(paidThrough)],
        ]}
      />
    </Section>
  );
}
