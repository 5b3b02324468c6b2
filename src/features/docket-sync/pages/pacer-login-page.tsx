import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { safeReturnTarget, usePerson } from '@/features/session';
import { ErrorState } from '@/lib/ui/error-state';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { AccountForm } from '../accounts/account-form';
import { accountStanding } from '../accounts/account-standing';
import { accountsQuery } from '../accounts/queries';

const route = getRouteApi('/_authenticated/_main/docket-sync/pacer/login');

/** The firm's PACER accounts, and the form that adds one or replaces its password. */
export function PacerLoginPage() {
  const { userName, returnUrl } = route.useSearch();
  const navigate = useNavigate();
  const clientId = usePerson()?.clientId ?? 0;
  const { data: accounts, error, refetch } = useQuery(accountsQuery(clientId, 'Pacer'));
  return (
    <>
      <PageHeader
        title="PACER account"
        subtitle="PACER bills your firm for searches, dockets and documents. Saving an account costs nothing."
      />
      <Stack gap="md">
        {!accounts && error && (
          <ErrorState title="The accounts could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!accounts && !error && <SkeletonLines lines={2} label="Loading the accounts" />}
        {accounts && accounts.length > 0 && (
          <Section title="Saved accounts">
            <PropertiesList items={accounts.map((account) => [account.userName, accountStanding(account)])} />
          </Section>
        )}
        <Section title="Sign in to PACER">
          <AccountForm
            clientId={clientId}
            credentialType="Pacer"
            userName={userName}
            onSaved={() => {
              showToast({ tone: 'good', title: 'PACER account saved' });
              if (returnUrl !== undefined) void navigate({ href: safeReturnTarget(returnUrl), replace: true });
            }}
          />
        </Section>
      </Stack>
    </>
  );
}
