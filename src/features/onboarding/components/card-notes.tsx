import { IconLock, IconReceipt } from '@tabler/icons-react';
import classes from './card-step.module.css';

/** What a card costs on top, in percent (specification, application section 9). */
const serviceFeePercent = 2.95;

/** What becomes of the card's details, and what paying by card costs. */
export function CardNotes() {
  return (
    <div className={classes.notes}>
      <p className={classes.note}>
        <IconLock size={18} aria-hidden />
        <span>
          We use SSL. Your card details are not stored: payments go through a secure, PCI-compliant third party.
        </span>
      </p>
      <p className={classes.note}>
        <IconReceipt size={18} aria-hidden />
        <span>
          A {serviceFeePercent}% service fee applies to credit card payments. To avoid it, you can add a bank account in
          the billing center.
        </span>
      </p>
    </div>
  );
}
