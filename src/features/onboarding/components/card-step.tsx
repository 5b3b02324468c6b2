import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { IconHelpCircle, IconLock, IconReceipt } from '@tabler/icons-react';
import { useStore } from '@tanstack/react-form';
import { useId, useState } from 'react';
import { FormRow } from '@/lib/ui/form-row';
import { Notice } from '@/lib/ui/notice';
import { useOnboardingForm } from '../forms/onboarding-form';
import { cardBrand, cvvLength } from '../model/card-brand';
import { expiryMaxLength, formatExpiry } from '../model/card-expiry';
import { cardNumberMaxLength, digitsOf, formatCardNumber } from '../model/card-number';
import { CardBrandMark } from './card-brand-mark';
import classes from './card-step.module.css';
import { FormattedField } from './formatted-field';

/** The firm's payment card. */
export function CardStep() {
  const { AppField, store } = useOnboardingForm();
  const brand = useStore(store, ({ values }) => cardBrand(values.card.cardNumber));
  const cvvDigits = cvvLength(brand);
  return (
    <>
      <Notice tone="info">
        <p className={classes.line}>
          Your card is charged at the end of the billing cycle, and only for orders placed.
        </p>
        <p className={classes.line}>Payments are automatically charged to this card.</p>
      </Notice>
      <AppField name="card.nameOnCard">
        {(field) => <field.TextField label="Name on card" required size="md" autoComplete="cc-name" keepsEmpty />}
      </AppField>
      <AppField name="card.cardNumber">
        {() => (
          <FormattedField
            label="Card number"
            autoComplete="cc-number"
            maxLength={cardNumberMaxLength}
            format={(_, text, caret) => formatCardNumber(text, caret)}
            rightSection={<CardBrandMark brand={brand} />}
          />
        )}
      </AppField>
      <FormRow>
        <AppField name="card.expirationDate">
          {() => (
            <FormattedField
              label="Expiration date"
              placeholder="MM/YY"
              autoComplete="cc-exp"
              maxLength={expiryMaxLength}
              format={formatExpiry}
            />
          )}
        </AppField>
        <AppField name="card.cvv">
          {() => (
            <FormattedField
              label="CVV"
              autoComplete="cc-csc"
              maxLength={cvvDigits}
              format={(_, text, caret) => formatCvv(text, caret, cvvDigits)}
              rightSection={<CvvHint />}
            />
          )}
        </AppField>
      </FormRow>
      <Checkbox checked readOnly disabled label="Set as default" description="Automatically enroll in autopay" />
      <CardNotes />
    </>
  );
}

/** Digits only, as many as the brand has. */
function formatCvv(text: string, caret: number, length: number) {
  return {
    text: digitsOf(text).slice(0, length),
    caret: Math.min(digitsOf(text.slice(0, caret)).length, length),
  };
}

/** Where to find the security code: a tooltip for mouse, keyboard and touch. */
function CvvHint() {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <span className={classes.cvvHint} data-dismissed={isDismissed || undefined}>
      <button
        type="button"
        className={classes.cvvButton}
        aria-label="What is the CVV?"
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
        onBlur={() => setDismissed(false)}
      >
        <IconHelpCircle size={20} aria-hidden />
      </button>
      <span id={id} role="tooltip" className={classes.cvvTip}>
        The 3 digits on the back of your card. American Express: the 4 digits on the front.
      </span>
    </span>
  );
}

/** In percent (specification, application section 9). */
const serviceFeePercent = 2.95;

/** How card details are handled, and the card service fee. */
function CardNotes() {
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
