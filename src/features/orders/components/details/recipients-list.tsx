import { lazy, useState } from 'react';
import type { FilingRecipient, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { Opening } from '@/lib/ui/opening';
import { StatusBadge } from '@/lib/ui/status-badge';
import { recipientStatus } from '../../model/delivery-status';
import classes from './recipients-list.module.css';
import { Undelivered } from './serve-again';

const MailLog = lazy(async () => ({ default: (await import('./mail-log')).MailLog }));

interface RecipientsListProps {
  order: OrderDetail;
  filing: OrderFiling;
}

/** The recipients of a filing, with when each notice was sent and opened. */
export function RecipientsList({ order, filing }: RecipientsListProps) {
  return (
    <ul className={classes.recipients}>
      {filing.recipients.map((recipient) => {
        const { tone, label } = recipientStatus(recipient);
        return (
          <li key={`${recipient.serviceContactId ?? ''} ${recipient.email}`} className={classes.recipient}>
            <div className={classes.who}>
              <p className={classes.name}>{[recipient.name, recipient.firmName].filter(Boolean).join(', ')}</p>
              <p className={classes.facts}>{factsOf(recipient, order.courtTimeZone)}</p>
              <Undelivered order={order} recipient={recipient} />
              <MailDetails order={order} filing={filing} recipient={recipient} />
            </div>
            <StatusBadge tone={tone} label={label} />
          </li>
        );
      })}
    </ul>
  );
}

function factsOf(
  { name, email, partyName, serviceType, servedDate, openedDate }: FilingRecipient,
  timeZone: string | undefined,
): string {
  return [
    email === name ? undefined : email,
    partyName && `for ${partyName}`,
    serviceType && (serviceType.name || `service code ${serviceType.code}`),
    servedDate && `sent ${formatInstant(servedDate, timeZone)}`,
    openedDate && `opened ${formatInstant(openedDate, timeZone)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The email log, loaded when opened. */
function MailDetails({ order, filing, recipient }: RecipientsListProps & { recipient: FilingRecipient }) {
  const [isOpen, setOpen] = useState(false);
  const { serviceContactId, servedDate, name } = recipient;
  if (!serviceContactId || !servedDate || !order.court) return null;
  return (
    <details className={classes.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Email to ${name}`}>Email</summary>
      {isOpen && (
        <Opening isInPlace>
          <MailLog order={order} notice={{ filingId: filing.filingId, serviceContactId }} />
        </Opening>
      )}
    </details>
  );
}
