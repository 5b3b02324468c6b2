import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import { CardFields, CardNotes, serviceFeePercent } from '@/features/payment-card';
import { Notice } from '@/lib/ui/notice';
import { useOnboardingForm } from '../forms/onboarding-form';
import classes from './card-step.module.css';
import { TermsField } from './terms-field';

/** The firm's payment card. Asks for the terms of service if no account was created in this form. */
export function CardStep() {
  const { store } = useOnboardingForm();
  const isDefault = useStore(store, ({ values }) => values.card.setAsDefault);
  const hasAgreed = useStore(store, ({ values }) => values.account.agreedToTerms);
  return (
    <>
      <Notice tone="info">
        <p className={classes.line}>
          Your card is charged at the end of the billing cycle, and only for orders placed.
        </p>
        <p className={classes.line}>Payments are automatically charged to this card.</p>
      </Notice>
      <CardFields />
      <Checkbox
        checked={isDefault}
        readOnly
        disabled
        label="Set as default"
        description="Automatically enroll in autopay"
      />
      {!hasAgreed && <TermsField name="card.agreedToTerms" />}
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
