import { useQuery } from '@tanstack/react-query';
import { nameAccount } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { useProvider } from '../provider-context';
import classes from './paying-account.module.css';

/** The account that pays the fees, with a link to change it. */
export function PayingAccount() {
  const stepLink = useStepLink();
  const { chosen, account, isLoaded, isFailed } = usePayingAccount();
  const action = chosen === undefined ? 'Choose' : 'Change';
  return (
    <p className={classes.account}>
      <span>
        <span className={classes.label}>Paid with </span>
        {chosen === undefined && 'no account chosen yet'}
        {chosen !== undefined && account && nameAccount(account)}
        {chosen !== undefined && !account && unknownText(isLoaded, isFailed)}
      </span>
      <AppLink {...stepLink('payment')} size="sm" aria-label={`${action} the payment account`}>
        {action}
      </AppLink>
    </p>
  );
}

/** The account that pays, once one is chosen and the firm's accounts have loaded. */
export function usePayingAccount() {
  const { state } = useDraft();
  const chosen = useFilingContent((content) => content.paymentAccountId);
  const { paymentAccounts } = useProvider();
  const { data: accounts, error } = useQuery(paymentAccounts(state));
  const account = accounts?.find(({ paymentAccountId }) => paymentAccountId === chosen);
  return { chosen, account, isLoaded: accounts !== undefined, isFailed: error !== null };
}

function unknownText(isLoaded: boolean, isFailed: boolean): string {
  if (isLoaded) return 'an account that no longer exists';
  return isFailed ? "an account that couldn't be loaded" : 'Loading…';
}
