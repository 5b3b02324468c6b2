import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredCredential } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { accountStanding } from './account-standing';
import classes from './accounts.module.css';
import { ImmediateUpdates } from './immediate-updates';
import { SignInAgain } from './provider-failure';
import { credentialTypes, type ProviderId, providers } from './providers';
import { allAccountsQuery } from './queries';

/** The firm's accounts with the docket providers, whether each is accepted, and signing in again. */
export function AccountsSection() {
  const clientId = usePerson()?.clientId ?? 0;
  const { data: accounts, error, refetch } = useQuery(allAccountsQuery(clientId));
  return (
    <Section title="Accounts">
      {!accounts && error && (
        <ErrorState title="The accounts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!accounts && !error && <SkeletonLines lines={3} label="Loading the accounts" />}
      {accounts && (
        <ul className={classes.providers}>
          {providers.map(({ providerId, name }) => (
            <li key={providerId} className={classes.provider}>
              <div className={classes.head}>
                <h3 className={classes.name}>{name}</h3>
                <SignInAgain providerId={providerId} label="Add an account" />
              </div>
              <ProviderAccounts
                providerId={providerId}
                accounts={accounts.filter(({ credentialType }) => credentialType === credentialTypes[providerId])}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ProviderAccountsProps {
  providerId: ProviderId;
  accounts: readonly StoredCredential[];
}

function ProviderAccounts({ providerId, accounts }: ProviderAccountsProps) {
  if (accounts.length === 0) return <p className={classes.quiet}>No account</p>;
  return (
    <ul className={classes.accounts}>
      {accounts.map((account) => (
        <li key={account.credentialId}>
          <div className={classes.head}>
            <span>
              {account.userName} <span className={classes.quiet}>{accountStanding(account)}</span>
            </span>
            {!account.isValid && <SignInAgain providerId={providerId} userName={account.userName} />}
          </div>
          {account.credentialType === 'Nyscef' && <NyscefNotices userName={account.userName} />}
        </li>
      ))}
    </ul>
  );
}

function NyscefNotices({ userName }: { userName: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ImmediateUpdates userName={userName} />;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Immediate updates of ${userName}`}
      onClick={() => setOpen(true)}
    >
      Immediate updates
    </Button>
  );
}
