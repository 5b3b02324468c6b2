import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { CardFields, CardNotes, serviceFeePercent } from '@/features/payment-card';
import { Notice } from '@/lib/ui/notice';
import classes from './card-step.module.css';

/** The firm's payment card. */
export function CardStep() {
  return (
    <>
      <Notice tone="info">
        <p className={classes.line}>
          Your card is charged at the end of the billing cycle, and only for orders placed.
        </p>
        <p className={classes.line}>Payments are automatically charged to this card.</p>
      </Notice>
      <CardFields />
      <Checkbox checked readOnly disabled label="Set as default" description="Automatically enroll in autopay" />
      <CardNotes
        fee={
          <>
            A {serviceFeePercent}% service fee applies to credit card payments. To avoid it, you can add a bank account
            in the billing center.
          </>
        }
      />
    </>
  );
}
