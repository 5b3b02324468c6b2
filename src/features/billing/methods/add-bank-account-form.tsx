import { runtimeConfig } from '@/api/config';
import { clientAddBankAccount } from '@/api/generated/billing';
import { checkedAsWhole, ShortForm, useAppForm } from '@/lib/form';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { FormRow } from '@/lib/ui/form-row';
import { bankAccountErrors, emptyBankAccount, toBankAccountRequest } from '../model/bank-account';
import { useChangeMethod } from './use-change-method';

const types = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
];
const uses = [
  { value: 'operating', label: 'Operating account' },
  { value: 'trust', label: 'Trust account (IOLTA)' },
];

/** Adds a bank account in place of the one on file. Its numbers stay in the form. */
export function AddBankAccountForm({ onDone }: { onDone: () => void }) {
  const { change, ...saving } = useChangeMethod('The bank account was not added', 'the bank account was added');
  const form = useAppForm({
    defaultValues: emptyBankAccount,
    ...checkedAsWhole(bankAccountErrors),
    onSubmit: async ({ value }) => {
      const isAdded = await change(() => clientAddBankAccount(toBankAccountRequest(value)), 'Bank account added');
      if (isAdded) onDone();
    },
  });
  return (
    <ShortForm
      onSubmit={() => void form.handleSubmit()}
      label="Bank account"
      submitLabel="Save bank account"
      {...saving}
    >
      <form.AppField name="accountHolderName">
        {(field) => <field.TextField label="Account holder" required maxLength={100} keepsEmpty />}
      </form.AppField>
      <form.AppField name="routingNumber">
        {(field) => <field.TextField label="Routing number" required inputMode="numeric" maxLength={9} keepsEmpty />}
      </form.AppField>
      <form.AppField name="accountNumber">
        {(field) => <field.TextField label="Account number" required inputMode="numeric" maxLength={17} keepsEmpty />}
      </form.AppField>
      <form.AppField name="repeatedNumber">
        {(field) => (
          <field.TextField label="Repeat the account number" required inputMode="numeric" maxLength={17} keepsEmpty />
        )}
      </form.AppField>
      <FormRow>
        <form.AppField name="accountType">
          {(field) => <field.SelectField label="Account type" options={types} />}
        </form.AppField>
        <form.AppField name="accountUse">
          {(field) => <field.SelectField label="Account use" options={uses} />}
        </form.AppField>
      </FormRow>
      <form.AppField name="isAuthorized">
        {() => (
          <CheckboxField
            label={`I authorize ${runtimeConfig().productName} to debit this account for our invoices. I can end this at any time by removing the account.`}
          />
        )}
      </form.AppField>
    </ShortForm>
  );
}
