import { useQuery } from '@tanstack/react-query';
import type { OrderDetail, SmtpLogEntry } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { mailLogQuery } from '../../queries-order';
import classes from './recipients-list.module.css';

interface MailLogProps {
  order: OrderDetail;
  notice: Parameters<typeof mailLogQuery>[1];
}

const events: Readonly<Record<SmtpLogEntry['event'], string>> = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  deferred: 'Deferred, retrying',
  bounced: 'Bounced',
};

/** The delivery events of the email that served a recipient, as proof of service. */
export function MailLog({ order, notice }: MailLogProps) {
  const { data: log, isError } = useQuery({ ...mailLogQuery(order, notice), staleTime: 0 });
  if (isError && !log)
    return <p className={classes.facts}>The email log could not be loaded. Close it and try again.</p>;
  if (!log) return <SkeletonLines lines={2} label="Loading the email log" />;
  if (log.length === 0) return <p className={classes.facts}>No email sent yet.</p>;
  return (
    <ol className={classes.events}>
      {log.map(({ at, event, message }) => (
        <li key={`${at} ${event}`}>
          {[`${events[event]} ${formatInstant(at, order.courtTimeZone)}`, message].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ol>
  );
}
