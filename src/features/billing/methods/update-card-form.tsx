import { clientUpdateCreditCard } from '@/api/generated/billing';
import type { CardDetails } from '@/api/generated/billing/model';
import {
  cardInTextError,
  expiryError,
  expiryMaxLength,
  FormattedField,
  formatExpiry,
  readExpiry,
} from '@/features/payment-card';
import { checkedAsWhole, ShortForm, useAppForm } from '@/lib/form';
import { onlyErrors } from '@/lib/form/form-errors';
import { useChangeMethod } from './use-change-method';

interface UpdateForm {
  nameOnCard: string;
  expirationDate: string;
}

function errorsOf({ nameOnCard, expirationDate }: UpdateForm) {
  return onlyErrors<UpdateForm>({
    nameOnCard: nameOnCard.trim() === '' ? 'Name on card is required' : cardInTextError(nameOnCard),
    expirationDate: expiryError(expirationDate, new Date()),
  });
}

/** Changes the name and the expiration date of the card on file. */
export function UpdateCardForm({ card, onDone }: { card: CardDetails; onDone: () => void }) {
  const { change, ...saving } = useChangeMethod('The card was not updated', 'the card was updated');
  const initial: UpdateForm = { nameOnCard: card.cardHolderName, expirationDate: '' };
  const form = useAppForm({
    defaultValues: initial,
    ...checkedAsWhole(errorsOf),
    onSubmit: async ({ value }) => {
      const expiry = readExpiry(value.expirationDate);
      if (!expiry) return;
      const request = {
        expiryMonth: expiry.month,
        expiryYear: expiry.year,
        cardHolderName: value.nameOnCard.trim(),
        isDefault: card.isDefault,
      };
      if (await change(() => clientUpdateCreditCard(request), 'Card updated')) onDone();
    },
  });
  return (
    <ShortForm onSubmit={() => void form.handleSubmit()} label="Card on file" submitLabel="Update card" {...saving}>
      <form.AppField name="nameOnCard">
        {(field) => <field.TextField label="Name on card" required autoComplete="cc-name" keepsEmpty />}
      </form.AppField>
      <form.AppField name="expirationDate">
        {() => (
          <FormattedField
            label="New expiration date"
            placeholder="MM/YY"
            autoComplete="cc-exp"
            maxLength={expiryMaxLength}
            format={formatExpiry}
          />
        )}
      </form.AppField>
    </ShortForm>
  );
}
