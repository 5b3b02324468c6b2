import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilingContent } from '../forms/filing-form';
import { rowOf } from '../model/court-tables';
import type { PaymentRules } from '../model/payment-problems';
import { courtPolicyOptions, paymentAccountsOptions } from '../queries-filings';
import { useCourtTables } from './court-tables-context';
import { useDraft } from './draft-context';

/** What the payment is checked against; undefined while it is being loaded, or before a court is chosen. */
export function usePaymentRules(): PaymentRules | undefined {
  const { state } = useDraft();
  const { tables } = useCourtTables();
  const courtCode = useFilingContent((content) => content.courtCode);
  const { data: accounts } = useQuery(paymentAccountsOptions(state));
  const { data: policy } = useQuery({
    ...courtPolicyOptions(state, courtCode ?? ''),
    enabled: courtCode !== undefined,
  });
  const court = rowOf(tables.courts, courtCode);
  return useMemo(
    () => (accounts && policy && court ? { accounts, policy, court, now: new Date() } : undefined),
    [accounts, policy, court],
  );
}
