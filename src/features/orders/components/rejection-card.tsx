import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { cureDeadline, sentBackAt } from '../model/cure-deadline';
import { cameBack } from '../model/order-status';
import { sentBackOrderQuery } from '../queries-order';
import classes from './rejection-card.module.css';
import { RejectionNotice } from './rejection-notice';
import { ResubmitButton } from './resubmit-button';

/** An order that came back: what the court says of each of its filings, and the way on. */
export function RejectionCard({ row }: { row: OrderRow }) {
  const { orderId } = row;
  const order = useQuery(sentBackOrderQuery(orderId));
  const refused = order.data?.filings.filter(({ status }) => cameBack(status)) ?? [];
  const state = StateCode.options.find((each) => each === row.state);
  const returnedAt = (order.data && sentBackAt(order.data)) ?? row.updatedAt;
  const deadline = state && cureDeadline(state, returnedAt);
  return (
    <Section
      title={`${row.caseTitle || row.description} (${orderId})`}
      actions={
        <AppLink to="/order-details/$orderId" params={{ orderId }}>
          Open the order
        </AppLink>
      }
    >
      <dl className={classes.facts}>
        <Fact label="Court">{row.courtName ?? '—'}</Fact>
        <Fact label="Matter">{row.clientReference || '—'}</Fact>
        <Fact label="Sent back">{formatDay(returnedAt)}</Fact>
        <Fact label="Correct it by">
          {deadline ? formatDay(deadline.toISOString()) : 'The court names no day: ask the clerk'}
        </Fact>
      </dl>
      {order.isPending && <SkeletonLines />}
      {order.isError && <Notice tone="bad" title="What the court said could not be loaded" />}
      {order.data &&
        refused.map((filing, index) => (
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
