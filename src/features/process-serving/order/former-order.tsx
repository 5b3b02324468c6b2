import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { getFormerServingDocument } from '@/api/generated/legacy-serving';
import type { FormerRecipient, FormerServingOrder } from '@/api/generated/legacy-serving/model';
import { DownloadButton } from '@/lib/files/download-button';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import classes from './former-order.module.css';
import { formerOrderQuery } from './queries';

const statuses: Readonly<Record<FormerRecipient['status'], { label: string; tone: StatusTone }>> = {
  served: { label: 'Served', tone: 'good' },
  'not-served': { label: 'Not served', tone: 'warning' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

/** An order of the former product: as it ended, with its documents. Nothing about it changes. */
export default function FormerOrder({ orderId }: { orderId: number }) {
  const { data: order, error, refetch } = useQuery(formerOrderQuery(orderId));
  if (order) return <Found order={order} />;
  if (!error) return <SkeletonLines lines={10} label="Loading the order" />;
  if (failureOf(error).kind !== 'not-found')
    return <ErrorState isPage title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <NotFoundPage
      what={`Recipients of order ${orderId}`}
      why="The order may be a deleted draft, be older than the records of recipients, or belong to another firm."
    >
      <AppLink to="/order-details-all/$orderId" params={{ orderId }}>
        Order and case history
      </AppLink>
    </NotFoundPage>
  );
}

function Found({ order }: { order: FormerServingOrder }) {
  const { orderId, statusText, caseTitle, caseNumber, courtName, clientReference, orderedAt, orderedBy, total } = order;
  return (
    <>
      <PageHeader title={`Process serving ${orderId}`} subtitle={`${caseTitle} · ${statusText}`} />
      <Stack gap="md" maw="60rem">
        <Notice tone="info">
          This order was placed in the former product. You can view it and download its documents.
        </Notice>
        <Section title="Recipients">
          <ul className={classes.rows}>
            {order.recipients.map(({ name, address, status, endedAt, note }) => (
              <li key={`${name} ${address}`} className={`${classes.row} ${classes.recipient}`}>
                <div>
                  <div className={classes.name}>{name}</div>
                  <div className={classes.quiet}>{address}</div>
                </div>
                <div>
                  <StatusBadge {...statuses[status]} />
                  <div className={classes.quiet}>
                    {[endedAt && formatInstant(endedAt), note].filter(Boolean).join(' · ')}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Documents">
          <ul className={classes.rows}>
            {order.documents.map(({ documentId, name, kind }) => (
              <li key={documentId} className={classes.row}>
                <div>
                  <div className={classes.name}>{name}</div>
                  <div className={classes.quiet}>{kind === 'proof' ? 'Proof of service' : 'Served document'}</div>
                </div>
                <DownloadButton
                  size="compact-sm"
                  label={`Download ${name}`}
                  fileName={name}
                  fetchFile={() => getFormerServingDocument(orderId, documentId)}
                >
                  Download
                </DownloadButton>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Order">
          <PropertiesList
            items={[
              ['Case number', caseNumber],
              ['Court', courtName],
              ['Matter', clientReference],
              ['Ordered', `${formatInstant(orderedAt)} by ${orderedBy}`],
              ['Total', formatDollars(total)],
            ]}
          />
        </Section>
      </Stack>
    </>
  );
}
