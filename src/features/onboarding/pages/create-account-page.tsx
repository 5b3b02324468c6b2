import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Invitation } from '@/api/generated/invitations/model';
import { userQuery } from '@/features/firm';
import { usePerson } from '@/features/session';
import { formatDay } from '@/lib/format/dates';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink, ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { InvitationForm } from '../components/invitation-form';
import { NewPersonForm } from '../components/new-person-form';
import { hasInvitations, refreshPeople } from '../queries-people';

/**
 * Shows where an administrator adds another person to the firm: /create-account. The person gets a link to choose a
 * password, or where the deployment has no invitations, a password that the administrator chooses.
 */
export function CreateAccountPage() {
  const isInvitation = hasInvitations();
  return (
    <>
      <PageHeader
        title={isInvitation ? 'Invite a person' : 'Create account'}
        subtitle={
          isInvitation
            ? 'They get an email with a link to choose a password. It expires in 7 days.'
            : 'For another person in your firm'
        }
        breadcrumb={<AppLink to="/settings/account">Account details</AppLink>}
      />
      <AddPerson Add={isInvitation ? Invite : CreateAccount} />
    </>
  );
}

interface AddProps {
  clientId: number;
}

/** For administrators only. */
function AddPerson({ Add }: { Add: ComponentType<AddProps> }) {
  const person = usePerson();
  const user = useQuery(userQuery(person?.userId ?? 0));
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
  return <Add clientId={person.clientId} />;
}

function Invite({ clientId }: AddProps) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Invitation>();
  const keep = (invitation: Invitation) => {
    setSent(invitation);
    void refreshPeople(queryClient, clientId);
  };
  if (!sent) return <InvitationForm onSent={keep} />;
  return (
    <div role="status">
      <EmptyState
        title={`${sent.name} is invited`}
        description={`We emailed a link to ${sent.email}. It expires on ${formatDay(sent.expiresAt)}.`}
        action={
          <>
            <Button onClick={() => setSent(undefined)}>Invite another</Button>
            <ButtonLink to="/settings/account" variant="default">
              Account details
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function CreateAccount({ clientId }: AddProps) {
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<{ name: string; email: string }>();
  const keep = (person: { name: string; email: string }) => {
    setAdded(person);
    void refreshPeople(queryClient, clientId);
  };
  if (!added) return <NewPersonForm clientId={clientId} onAdded={keep} />;
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
