import { useQuery } from '@tanstack/react-query';
import type { PaymentAccount } from '@/api/generated/filing/model';
import { describeAccount, expiryOf, unusableReason } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { fromLastFiling } from '../draft/from-last-filing';
import { useRecentFilings } from '../draft/last-filing';
import { usePaymentRules } from '../draft/validation-rules';
import { useProvider } from '../provider-context';
import classes from './payment-accounts.module.css';

/** The firm's payment accounts, one of which pays. Unusable accounts say why. */
export function PaymentAccounts() {
  const { state } = useDraft();
  const form = useFilingForm();
  const { paymentAccounts } = useProvider();
  const { data: accounts, error, refetch } = useQuery(paymentAccounts(state));
  const { rules } = usePaymentRules();
  const chosen = useFilingContent((content) => content.paymentAccountId);
  const last = useRecentFilings().lastFiling?.paymentAccountId;
  const problem = useOutsideError('paymentAccountId');
  const errorId = `${fieldId('paymentAccountId')}-error`;
  if (error && !accounts)
    return <ErrorState title="Your payment accounts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  if (!accounts) return <SkeletonLines label="Loading payment accounts" />;
  if (accounts.length === 0)
    return (
      <EmptyState
        title="No payment accounts"
        description="You need a payment account with the e-filing provider to submit. An administrator of your firm can add a card, bank account or fee waiver there."
      />
    );
  return (
    <div
      id={fieldId('paymentAccountId')}
      tabIndex={-1}
      role="radiogroup"
      aria-label="Payment account"
      aria-required
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : errorId}
      className={classes.accounts}
    >
      {accounts.map((account) => (
        <AccountCard
          key={account.paymentAccountId}
          account={account}
          isChosen={account.paymentAccountId === chosen}
          isLast={account.paymentAccountId === last}
          reason={rules && unusableReason(account, rules)}
          onChoose={() => form.setFieldValue('paymentAccountId', account.paymentAccountId)}
        />
      ))}
      {problem && (
        <p id={errorId} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface AccountCardProps {
  account: PaymentAccount;
  isChosen: boolean;
  /** It paid for the person's last filing at this court. */
  isLast: boolean;
  /** Why it can't pay here. */
  reason: string | undefined;
  onChoose: () => void;
}

function AccountCard({ account, isChosen, isLast, reason, onChoose }: AccountCardProps) {
  const expiry = expiryOf(account);
  const kind = describeAccount(account);
  const details = [
    kind === account.accountName ? undefined : kind,
    expiry && `expires ${expiry}`,
    account.cardHolderName,
  ].filter(Boolean);
  return (
    <label className={classes.account} data-unusable={reason !== undefined || undefined}>
      <input
        type="radio"
        name="paymentAccountId"
        value={account.paymentAccountId}
        checked={isChosen}
        disabled={reason !== undefined}
        onChange={onChoose}
      />
      <span className={classes.text}>
        <span className={classes.name}>{account.accountName}</span>
        <span className={classes.details}>{details.join(' · ')}</span>
        {isLast && (
          <span className={classes.details}>{isChosen ? fromLastFiling : 'Used in your last filing here'}</span>
        )}
        {reason && <span className={classes.reason}>{reason}</span>}
      </span>
    </label>
  );
}
