import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { requireOurs } from '@/api/errors';
import { resendInvitation, revokeInvitation } from '@/api/generated/invitations';
import type { Invitation } from '@/api/generated/invitations/model';
import type { User } from '@/api/generated/platform/model';
import { personRole } from '@/features/firm';
import { formatDay } from '@/lib/format/dates';
import { confirm } from '@/lib/ui/confirm';
import { ErrorState } from '@/lib/ui/error-state';
import { ButtonLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { showFailure, showToast } from '@/lib/ui/toast';
import { invitationFailure } from '../calls/invitations';
import { roleNames } from '../model/invitation';
import { hasInvitations, invitationsQuery, peopleQuery, refreshPeople } from '../queries-people';
import classes from './people-section.module.css';

/** People shown before the rest is asked for. */
const fewPeople = 20;

/** The firm's people, and invitations that are pending. For administrators. */
export function PeopleSection({ clientId }: { clientId: number }) {
  const people = useQuery(peopleQuery(clientId));
  const invitations = useQuery(invitationsQuery());
  const [isWhole, setWhole] = useState(false);
  const { items = [], total = 0 } = people.data ?? {};
  const shown = isWhole ? items : items.slice(0, fewPeople);
  const pending = invitations.data ?? [];
  const isPending = people.isPending || (hasInvitations() && invitations.isPending);
  return (
    <Section
      title="People"
      actions={
        <ButtonLink to="/create-account" variant="default" size="xs">
          {hasInvitations() ? 'Invite a person' : 'Add a person'}
        </ButtonLink>
      }
    >
      {people.isError && !people.data && (
        <ErrorState title="The people didn’t load" error={people.error} onRetry={() => void people.refetch()} />
      )}
      {invitations.isError && !invitations.data && (
        <ErrorState
          title="The invitations didn’t load"
          error={invitations.error}
          onRetry={() => void invitations.refetch()}
        />
      )}
      {isPending && <SkeletonLines lines={4} label="Loading the people" />}
      {!isPending && pending.length > 0 && (
        <ul className={classes.list} aria-label="Pending invitations">
          {pending.map((invitation) => (
            <InvitationItem key={invitation.invitationId} invitation={invitation} clientId={clientId} />
          ))}
        </ul>
      )}
      {!isPending && shown.length > 0 && (
        <ul className={classes.list} aria-label="People in your firm">
          {shown.map((person) => (
            <PersonItem key={person.userId} person={person} />
          ))}
        </ul>
      )}
      {!isWhole && items.length > fewPeople && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          Show all {Math.min(total, items.length)} people
        </Button>
      )}
    </Section>
  );
}

interface ItemProps {
  name: string;
  details: readonly string[];
  badge?: ReactNode;
  children?: ReactNode;
}

function Item({ name, details, badge, children }: ItemProps) {
  return (
    <li className={classes.item}>
      <div className={classes.person}>
        <div className={classes.name}>
          {name} {badge}
        </div>
        <div className={classes.details}>{details.join(' · ')}</div>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  );
}

function PersonItem({ person }: { person: User }) {
  const { name, email, createdAt } = person;
  return <Item name={name} details={[email, personRole(person), `Joined ${formatDay(createdAt)}`]} />;
}

const statuses: Readonly<Record<Invitation['status'], { tone: StatusTone; label: string }>> = {
  open: { tone: 'progress', label: 'Invited' },
  expired: { tone: 'warning', label: 'Expired' },
  inactive: { tone: 'warning', label: 'Inactive' },
};

function InvitationItem({ invitation, clientId }: { invitation: Invitation; clientId: number }) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { invitationId, name, email, role, status, invitedBy, expiresAt } = invitation;
  const day = formatDay(expiresAt);
  const expiry = {
    open: `Expires ${day}`,
    expired: `Expired ${day}`,
    inactive: `${invitedBy} is no longer an administrator`,
  };

  const change = async (work: () => Promise<unknown>, done: string, failed: string, whether: string) => {
    try {
      await work();
      showToast({ tone: 'good', title: done });
    } catch (error) {
      showFailure(invitationFailure(error, failed, whether));
    }
    await refreshPeople(queryClient, clientId);
  };
  const resend = async () => {
    setBusy(true);
    const send = async () => {
      const sent = await resendInvitation(invitationId);
      requireOurs('resendInvitation', sent.invitationId === invitationId);
    };
    await change(send, `Invitation sent to ${email}`, 'The invitation was not sent', 'the invitation was sent');
    setBusy(false);
  };
  const revoke = () =>
    confirm({
      title: `Revoke the invitation of ${name}?`,
      content: `The link in the email to ${email} stops working. You can invite them again.`,
      confirmLabel: 'Revoke',
      isDestructive: true,
      onConfirm: () =>
        change(
          () => revokeInvitation(invitationId),
          `Invitation of ${name} revoked`,
          'The invitation was not revoked',
          'the invitation was revoked',
        ),
    });

  return (
    <Item name={name} badge={<StatusBadge {...statuses[status]} />} details={[email, roleNames[role], expiry[status]]}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isBusy}
        aria-label={`Resend the invitation of ${name}`}
        onClick={() => void resend()}
      >
        Resend
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Revoke the invitation of ${name}`}
        onClick={() => void revoke()}
      >
        Revoke
      </Button>
    </Item>
  );
}
