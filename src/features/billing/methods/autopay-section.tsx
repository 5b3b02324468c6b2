import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { Radio, VisuallyHidden } from '@mantine/core';
import { clientUpdatePaymentMethod } from '@/api/generated/billing';
import type { PaymentMethodName } from '@/api/generated/billing/model';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { Section } from '@/lib/ui/section';
import type { FiledMethods } from '../components/payment-method-field';
import { bankName, bankRefusal, cardName, expiryText } from '../model/method-label';
import classes from './methods.module.css';
import { useChangeMethod } from './use-change-method';

interface AutopaySectionProps {
  methods: FiledMethods;
  chosen: PaymentMethodName;
}

/** With what invoices are paid on the day they are issued, or that they are paid one by one. */
export function AutopaySection({ methods: { card, bankAccount }, chosen }: AutopaySectionProps) {
  const { change, failure, isBusy } = useChangeMethod('Autopay was not changed', 'autopay was changed');
  const choose = (paymentMethod: PaymentMethodName) =>
    void change(() => clientUpdatePaymentMethod({ paymentMethod }), 'Autopay changed');
  const refusal = bankAccount && bankRefusal(bankAccount);
  return (
    <Section title="Autopay">
      <Radio.Group
        label={<VisuallyHidden component="span">Autopay</VisuallyHidden>}
        value={chosen}
        onChange={(value) => {
          if (value === 'CreditCard' || value === 'BankAccount' || value === 'Invoice') choose(value);
        }}
      >
        <div className={classes.sections}>
          {card && (
            <Radio
              value="CreditCard"
              label={cardName(card)}
              description={card.isExpired ? expiryText(card) : 'Charged on the day an invoice is issued'}
              disabled={card.isExpired || isBusy}
            />
          )}
          {bankAccount && (
            <Radio
              value="BankAccount"
              label={bankName(bankAccount)}
              description={refusal ?? 'Debited on the day an invoice is issued'}
              disabled={refusal !== undefined || isBusy}
            />
          )}
          <Radio
            value="Invoice"
            label="Off: pay each invoice"
            description="You pay each invoice by its due date"
            disabled={isBusy}
          />
        </div>
      </Radio.Group>
      <FormFailureMessage failure={failure} />
    </Section>
  );
}
