import type { FilingRecipient } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { StatusBadge } from '@/lib/ui/status-badge';
import { recipientStatus } from '../model/recipient-status';
import classes from './recipients-list.module.css';

/** Who is served with a filing, whether the notice went out, and whether it was opened. */
export function RecipientsList({ recipients }: { recipients: readonly FilingRecipient[] }) {
  return (
    <ul className={classes.recipients}>
      {recipients.map((recipient) => {
        const { tone, label } = recipientStatus(recipient);
        return (
          <li key={`${recipient.serviceContactId ?? ''} ${recipient.email}`} className={classes.recipient}>
            <div className={classes.who}>
              <p className={classes.name}>{[recipient.name, recipient.firmName].filter(Boolean).join(', ')}</p>
              <p className={classes.facts}>
                {[recipient.email, recipient.servedDate && `sent ${formatInstant(recipient.servedDate)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <StatusBadge tone={tone} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
