import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import { FormRow } from '@/lib/ui/form-row';
import { Notice } from '@/lib/ui/notice';
import { useOnboardingForm } from '../forms/onboarding-form';
import { cardBrand, cvvLength } from '../model/card-brand';
import { expiryMaxLength, typeExpiry } from '../model/card-expiry';
import { cardDigits, cardNumberMaxLength, typeCardNumber } from '../model/card-number';
import { CardBrandMark } from './card-brand-mark';
import { CardNotes } from './card-notes';
import classes from './card-step.module.css';
import { CvvHint } from './cvv-hint';
import { FormattedField } from './formatted-field';

/** The card that the firm pays with. */
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
            type={(_, text, caret) => typeCardNumber(text, caret)}
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
              type={typeExpiry}
            />
          )}
        </AppField>
        <AppField name="card.cvv">
          {() => (
            <FormattedField
              label="CVV"
              autoComplete="cc-csc"
              maxLength={cvvDigits}
              type={(_, text, caret) => typeCvv(text, caret, cvvDigits)}
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

/** Digits alone, no more than the brand has. */
function typeCvv(text: string, caret: number, length: number) {
  return {
    text: cardDigits(text).slice(0, length),
    caret: Math.min(cardDigits(text.slice(0, caret)).length, length),
  };
}
