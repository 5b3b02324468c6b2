import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { Radio, VisuallyHidden } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import type { BankAccountDetails, CardDetails } from '@/api/generated/billing/model';
import { CardFields, CardNotes } from '@/features/payment-card';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { Section } from '@/lib/ui/section';
import { usePaymentForm } from '../forms';
import { bankName, bankRefusal, cardFeeText, cardName, expiryText, formatPercent } from '../model/method-label';
import type { PaymentMethod } from '../model/payment-form';
import classes from './payment-method-field.module.css';

/** What is on file. */
export interface FiledMethods {
  card: CardDetails | undefined;
  bankAccount: BankAccountDetails | undefined;
}

/** The method that a payment starts with: what can pay, and carries no fee where the firm has chosen so. */
export function firstMethod({ card, bankAccount }: FiledMethods): PaymentMethod {
  const canBankPay = bankAccount?.status === 'verified';
  if (bankAccount?.isDefault && canBankPay) return 'BankAccount';
  if (card && !card.isExpired) return 'CreditCard';
  return canBankPay ? 'BankAccount' : 'NewCard';
}

/** With what to pay. The fields of a new card appear below their option. */
export function PaymentMethodField({ methods, newCardPercent }: { methods: FiledMethods; newCardPercent: number }) {
  const { AppField, store } = usePaymentForm();
  const method = useStore(store, ({ values }) => values.method);
  const { card, bankAccount } = methods;
  const refusal = bankAccount && bankRefusal(bankAccount);
  return (
    <Section title="Payment method">
      <AppField name="method">
        {(field) => (
          <Radio.Group
            label={<VisuallyHidden component="span">Payment method</VisuallyHidden>}
            value={field.state.value}
            onChange={(value) => {
              if (value === 'CreditCard' || value === 'BankAccount' || value === 'NewCard') field.handleChange(value);
            }}
          >
            <div className={classes.options}>
              {card && (
                <Radio
                  value="CreditCard"
                  label={cardName(card)}
                  description={`${expiryText(card)} · ${cardFeeText(card)}`}
                  disabled={card.isExpired}
                />
              )}
              {bankAccount && (
                <Radio
                  value="BankAccount"
                  label={bankName(bankAccount)}
                  description={refusal ?? 'No service fee. Clears on the fourth banking day.'}
                  disabled={refusal !== undefined}
                />
              )}
              <Radio value="NewCard" label="New card" description={newCardFee(newCardPercent)} />
            </div>
          </Radio.Group>
        )}
      </AppField>
      {method === 'NewCard' && (
        <div className={classes.card}>
          <CardFields />
          <AppField name="saveCard">
            {() => (
              <CheckboxField label="Save this card" description="Replaces the card on file and pays by autopay." />
            )}
          </AppField>
          <CardNotes fee="Debit and prepaid cards carry no service fee: you are charged less than shown." />
        </div>
      )}
    </Section>
  );
}

function newCardFee(percent: number): string {
  return percent === 0 ? 'No service fee' : `${formatPercent(percent)} service fee on credit cards`;
}
