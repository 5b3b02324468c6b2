import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { FeeQuote, PaymentAccount, StateCode } from '@/api/generated/filing/model';
import {
  type FilingProvider,
  isExpired,
  nameAccount,
  type PricedService,
  paymentText,
  servicePrice,
} from '@/features/efiling';
import { formatDollars } from '@/lib/format/money';

/** What a service costs and who pays. */
export interface ServicePayment {
  accounts: readonly PaymentAccount[] | undefined;
  /** The account that pays: the chosen one, else the first that can. */
  account: PaymentAccount | undefined;
  quote: FeeQuote | undefined;
  error: Error | null;
  /** Loads again what failed. */
  retry: () => void;
  /** What the button says: `Pay $15.36 with Firm Visa …4242`; undefined until it is known. */
  text: string | undefined;
}

/**
 * Loads the payment accounts and the price.
 * @param service undefined until the case and the recipients are known
 */
export function useServicePayment(
  provider: FilingProvider,
  state: StateCode,
  service: Omit<PricedService, 'paymentAccountId'> | undefined,
  chosen: string | undefined,
): ServicePayment {
  const accounts = useQuery(provider.paymentAccounts(state));
  const usable = accounts.data?.filter(canPay);
  const account = usable?.find(({ paymentAccountId }) => paymentAccountId === chosen) ?? usable?.[0];
  const priced = { ...(service ?? nothing), paymentAccountId: account?.paymentAccountId ?? '' };
  const price = useQuery({
    ...servicePrice(state, priced),
    enabled: service !== undefined && account !== undefined,
  });
  const quote = service && account ? price.data : undefined;
  const retry = () => {
    if (accounts.isError) void accounts.refetch();
    if (price.isError) void price.refetch();
  };
  return {
    accounts: accounts.data,
    account,
    quote,
    error: accounts.error ?? price.error,
    retry,
    text: quote && account && paymentText(quote, account),
  };
}

const nothing = { courtId: '', caseNumber: '', caseTitle: '', recipients: [] };

const canPay = (account: PaymentAccount) => account.active && !isExpired(account, new Date());

interface PaymentFieldProps {
  payment: ServicePayment;
  /** What is paid for, at the start of a sentence. */
  subject?: string;
  onChoose: (paymentAccountId: string) => void;
}

/** Chooses the account that pays, and says what it pays. */
export function PaymentField({ payment, subject = 'Electronic service', onChoose }: PaymentFieldProps) {
  const { accounts, account, quote, error, retry } = payment;
  const usable = accounts?.filter(canPay) ?? [];
  if (error)
    return (
      <Stack gap="xs" align="start" role="alert">
        <Text size="sm" c="red">
          {failureOf(error).detail ?? 'The price could not be loaded.'}
        </Text>
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      </Stack>
    );
  if (accounts && usable.length === 0)
    return <Text size="sm">No payment account can pay. An administrator of your firm can add one.</Text>;
  return (
    <Stack gap={4}>
      <NativeSelect
        label="Pay with"
        value={account?.paymentAccountId ?? ''}
        disabled={!accounts}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {!accounts && <option value="">Loading…</option>}
        {usable.map((each) => (
          <option key={each.paymentAccountId} value={each.paymentAccountId}>
            {nameAccount(each)}
          </option>
        ))}
      </NativeSelect>
      {quote && (
        <Text size="sm" role="status">
          {quote.isWaived ? 'Fees waived.' : `${subject} costs ${formatDollars(quote.feesCalculationAmount)}.`}
        </Text>
      )}
    </Stack>
  );
}
