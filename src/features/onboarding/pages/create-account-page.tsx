import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '@/features/firm';
import { usePerson } from '@/features/session';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink, ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { NewPersonForm } from '../components/new-person-form';

/** Where an administrator creates an account for another person in the firm: /create-account. */
export function CreateAccountPage() {
  return (
    <>
      <PageHeader
        title="Create account"
        subtitle="For another person in your firm"
        breadcrumb={<AppLink to="/settings/account">Account details</AppLink>}
      />
      <CreateAccount />
    </>
  );
}

function CreateAccount() {
  const person = usePerson();
  const user = useQuery(userQuery(person?.userId ?? 0));
  const [added, setAdded] = useState<{ name: string; email: string }>();
  if (!person || user.isPending) return <SkeletonLines lines={6} label="Loading the form" />;
  if (!user.data)
    return <ErrorState title="The form didn’t load" error={user.error} onRetry={() => void user.refetch()} />;
  if (!user.data.userAdministrator)
    return (
      <EmptyState
        title="Only administrators can add people"
        description="Ask your firm’s administrator to create the account."
      />
    );
  if (!added) return <NewPersonForm clientId={person.clientId} onAdded={setAdded} />;
  return (
    <div role="status">
      <EmptyState
        title={`${added.name.trim()} has an account`}
        description={`They sign in with ${added.email.trim()} and the password you chose. Share the password securely.`}
        action={
          <>
            <Button onClick={() => setAdded(undefined)}>Create another</Button>
            <ButtonLink to="/settings/account" variant="default">
              Account details
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
