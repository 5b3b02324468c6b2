import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { isRejected, rejectedAt, resubmitDeadline } from '../../model/rejection';
import { rejectedOrderQuery } from '../../queries-order';
import classes from './rejection-card.module.css';
import { RejectionNotice } from './rejection-notice';
import { ResubmitButton } from './resubmit-button';

/** A rejected order: the court's reason for each filing, and the resubmit action. */
export function RejectionCard({ row }: { row: OrderRow }) {
  const { orderId } = row;
  const order = useQuery(rejectedOrderQuery(orderId));
  const rejected = order.data?.filings.filter(({ status }) => isRejected(status)) ?? [];
  const state = StateCode.options.find((code) => code === row.state);
  const returnedAt = (order.data && rejectedAt(order.data)) ?? row.updatedAt;
  const deadline = state && resubmitDeadline(state, returnedAt);
  return (
    <Section
      title={`${row.caseTitle || row.description} (${orderId})`}
      actions={
        <AppLink to="/order-details/$orderId" params={{ orderId }}>
          Open order
        </AppLink>
      }
    >
      <dl className={classes.facts}>
        <Fact label="Court">{row.courtName ?? '—'}</Fact>
        <Fact label="Matter">{row.clientReference || '—'}</Fact>
        <Fact label="Rejected">{formatDay(returnedAt)}</Fact>
        <Fact label="Resubmit by">
          {deadline ? formatDay(deadline.toISOString()) : 'No deadline given. Ask the clerk.'}
        </Fact>
      </dl>
      {order.isPending && <SkeletonLines />}
      {order.isError && <Notice tone="bad" title="The court’s response could not be loaded" />}
      {order.data &&
        rejected.map((filing, index) => (
          <div key={filing.filingId} className={classes.filing}>
            <h3 className={classes.name}>{filing.filingTypeName}</h3>
            <RejectionNotice filing={filing} action={index === 0 && <ResubmitButton order={order.data} />} />
          </div>
        ))}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
