import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { clientDeleteBankAccount } from '@/api/generated/billing';
import type { BankAccountDetails } from '@/api/generated/billing/model';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { confirm } from '@/lib/ui/confirm';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { returnText } from '../model/bank-account';
import { bankName, bankRefusal } from '../model/method-label';
import { AddBankAccountForm } from './add-bank-account-form';
import classes from './methods.module.css';
import { useChangeMethod } from './use-change-method';

/** The bank account on file, and its changes. */
export function BankAccountSection({ account }: { account: BankAccountDetails | undefined }) {
  const [isAdding, setAdding] = useState(false);
  const { change, failure, isBusy } = useChangeMethod(
    'The bank account was not removed',
    'the bank account was removed',
  );
  const refusal = account && bankRefusal(account);

  async function remove(removed: BankAccountDetails): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${bankName(removed)}?`,
      content: 'This ends your authorization to debit the account.',
      confirmLabel: 'Remove bank account',
      isDestructive: true,
    });
    if (isSure) await change(() => clientDeleteBankAccount(), 'Bank account removed');
  }

  return (
    <Section title="Bank account">
      {account ? (
        <div>
          <p className={classes.fact}>{bankName(account)}</p>
          <p className={classes.note}>
            {`${account.accountHolderName} · ${account.accountType === 'checking' ? 'Checking' : 'Savings'} · No service fee`}
          </p>
        </div>
      ) : (
        <p className={classes.note}>No bank account on file. Payments from a bank account carry no service fee.</p>
      )}
      {refusal && (
        <Notice tone={account?.status === 'failed' ? 'bad' : 'info'} title={refusal}>
          {account?.returnCode && `${returnText(account.returnCode)} (${account.returnCode}).`}
        </Notice>
      )}
      {isAdding && <AddBankAccountForm onDone={() => setAdding(false)} />}
      <FormFailureMessage failure={failure} />
      {isAdding ? (
        <Button variant="subtle" onClick={() => setAdding(false)}>
          Cancel
        </Button>
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => setAdding(true)}>
            {account ? 'Replace bank account' : 'Add bank account'}
          </Button>
          {account && (
            <Button variant="subtle" color="red" loading={isBusy} onClick={() => void remove(account)}>
              Remove bank account
            </Button>
          )}
        </Group>
      )}
    </Section>
  );
}
