import { IconHelpCircle, IconLock, IconReceipt } from '@tabler/icons-react';
import { formOptions, useStore } from '@tanstack/react-form';
import { type ReactNode, useId, useState } from 'react';
import { useTypedAppFormContext } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { emptyCard } from '../model/card';
import { cardBrand, cvvLength } from '../model/card-brand';
import { expiryMaxLength, formatExpiry } from '../model/card-expiry';
import { cardNumberMaxLength, digitsOf, formatCardNumber } from '../model/card-number';
import { CardBrandMark } from './card-brand-mark';
import classes from './card-fields.module.css';
import { FormattedField } from './formatted-field';

/** Of any form with a `card`. */
const cardFormOptions = formOptions({ defaultValues: { card: emptyCard } });

/** The fields of a card: `card` of the form around them. */
export function CardFields() {
  const { AppField, store } = useTypedAppFormContext(cardFormOptions);
  const brand = useStore(store, ({ values }) => cardBrand(values.card.cardNumber));
  const cvvDigits = cvvLength(brand);
  return (
    <>
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

/** Shows where to find the security code: a tooltip for mouse, keyboard and touch. */
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

/** Shows how card details are handled, and the service fee. */
export function CardNotes({ fee }: { fee: ReactNode }) {
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
        <span>{fee}</span>
      </p>
    </div>
  );
}
