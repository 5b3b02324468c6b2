import { lazy, Suspense, useState } from 'react';
import type { FilingRecipient, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { StatusBadge } from '@/lib/ui/status-badge';
import { recipientStatus } from '../model/recipient-status';
import classes from './recipients-list.module.css';

const MailLog = lazy(async () => ({ default: (await import('./mail-log')).MailLog }));

interface RecipientsListProps {
  order: OrderDetail;
  filing: OrderFiling;
}

/** Who is served with a filing, whether the notice went out, and whether and when it was opened. */
export function RecipientsList({ order, filing }: RecipientsListProps) {
  return (
    <ul className={classes.recipients}>
      {filing.recipients.map((recipient) => {
        const { tone, label } = recipientStatus(recipient);
        return (
          <li key={`${recipient.serviceContactId ?? ''} ${recipient.email}`} className={classes.recipient}>
            <div className={classes.who}>
              <p className={classes.name}>{[recipient.name, recipient.firmName].filter(Boolean).join(', ')}</p>
              <p className={classes.facts}>{factsOf(recipient)}</p>
              <MailOf order={order} filing={filing} recipient={recipient} />
            </div>
            <StatusBadge tone={tone} label={label} />
          </li>
        );
      })}
    </ul>
  );
}

function factsOf({ name, email, servedDate, openedDate }: FilingRecipient): string {
  return [
    email === name ? undefined : email,
    servedDate && `sent ${formatInstant(servedDate)}`,
    openedDate && `opened ${formatInstant(openedDate)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the mail servers reported, asked for when somebody wants to know. */
function MailOf({ order, filing, recipient }: RecipientsListProps & { recipient: FilingRecipient }) {
  const [isOpen, setOpen] = useState(false);
  const { serviceContactId, servedDate, name } = recipient;
  if (!serviceContactId || !servedDate || !order.court) return null;
  return (
    <details className={classes.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Mail to ${name}`}>Mail</summary>
      {isOpen && (
        <Suspense>
          <MailLog order={order} notice={{ filingId: filing.filingId, serviceContactId }} />
        </Suspense>
      )}
    </details>
  );
}
