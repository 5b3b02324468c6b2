import { Button, CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { changeFailed } from '@/api/errors';
import { useChangeUserSetting } from '@/api/settings/mutations';
import { userSettingQuery } from '@/api/settings/queries';
import { hasIntegrationSettings, isWithoutIntegration, usePermissions, useRetailer } from '@/features/firm';
import { type FirmSystem, isConnectionChecked, useConnectionCheck, useFirmSystem } from '@/features/integrations';
import { Planned, screens } from '@/features/navigation';
import { hasInvitations, invitationsQuery, peopleQuery } from '@/features/onboarding';
import { usePerson } from '@/features/session';
import type { LinkDescription } from '@/lib/links/link-href';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';
import { type FirstStep, firstSteps, readDismissed, type StepId, writeDismissed } from '../model/first-steps';
import { billingSummaryQuery } from '../queries-billing';
import classes from './first-steps.module.css';
import workClasses from './home-work.module.css';

interface FirstStepsProps {
  clientId: number;
  /** How many orders the firm has submitted. */
  submitted: number;
}

/** What a new firm sets up first. For administrators; gone once everything is done or dismissed. */
export default function FirstSteps({ clientId, submitted }: FirstStepsProps) {
  const { dismissed, dismiss, isPending: isChoicePending } = useDismissedSteps();
  const { system, isConnected, isPending: isConnectionPending } = useConnected();
  const people = useQuery(peopleQuery(clientId));
  const invitations = useQuery(invitationsQuery());
  const billing = useQuery(billingSummaryQuery);
  const permissions = usePermissions();
  const list = useRef<HTMLUListElement>(null);
  // Appears as a whole, so that it doesn't grow while a person reads it.
  if (isChoicePending || isConnectionPending || people.isPending || billing.isPending || !permissions) return null;
  const steps = firstSteps(
    {
      isConnected,
      people: people.data?.total,
      canPay: billing.data && (billing.data.hasCreditCard || billing.data.hasBankAccount),
      hasFiled: permissions.canFile ? submitted > 0 : undefined,
    },
    dismissed,
  );
  if (steps.length === 0) return null;
  const open = steps.filter(({ isDone }) => !isDone).map(({ id }) => id);
  const texts = textsOf({ system, invited: invitations.data?.length ?? 0 });
  return (
    <div className={workClasses.whole}>
      <Section
        title="Set up your firm"
        actions={
          <span className={classes.progress}>
            {steps.length - open.length} of {steps.length} done
            <Button variant="subtle" size="compact-sm" onClick={() => dismiss(open, 'Set up your firm')}>
              Dismiss all
            </Button>
          </span>
        }
      >
        <ul ref={list} tabIndex={-1} className={classes.list}>
          {steps.map((step) => (
            <StepItem
              key={step.id}
              step={step}
              {...texts[step.id]}
              onDismiss={() => {
                list.current?.focus();
                dismiss([step.id], texts[step.id].title);
              }}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface StepText {
  title: string;
  description: string;
  /** Where it is done. */
  page: LinkDescription;
}

interface StepItemProps extends StepText {
  step: FirstStep;
  onDismiss: () => void;
}

function StepItem({ step: { isDone }, title, description, page, onDismiss }: StepItemProps) {
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <StateMark isDone={isDone} />
      <div className={classes.text}>
        {isDone ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <AppLink {...page} size="sm" fw={600}>
            {title}
            <Planned page={page} />
          </AppLink>
        )}
        <span className={classes.description}>{isDone ? 'Done' : description}</span>
      </div>
      {!isDone && <CloseButton size="sm" aria-label={`Dismiss ${title}`} onClick={onDismiss} />}
    </li>
  );
}

function StateMark({ isDone }: { isDone: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classes.mark}>
      <circle cx="10" cy="10" r="7.5" />
      {isDone && <path d="m6.75 10.25 2.25 2.25 4.25-4.75" />}
    </svg>
  );
}

/** The texts of the steps. */
function textsOf({
  system,
  invited,
}: {
  system: FirmSystem | undefined;
  invited: number;
}): Readonly<Record<StepId, StepText>> {
  return {
    connect: {
      title: `Connect ${system?.displayName ?? 'your practice-management system'}`,
      description: 'Documents and fees from your orders sync to your matters.',
      page: screens.integrationSettings.page,
    },
    people: {
      title: hasInvitations() ? 'Invite people' : 'Add people',
      description:
        invited > 0
          ? `${invited} ${invited === 1 ? 'invitation' : 'invitations'} pending`
          : 'Everyone signs in with their own email.',
      page: { kind: 'single-page', link: '/create-account' },
    },
    payment: {
      title: 'Add a payment method',
      description: 'Pays court fees and services.',
      page: { kind: 'single-page', link: '/onboarding/complete' },
    },
    filing: {
      title: 'File your first case',
      description: 'Choose a court and add your documents.',
      page: screens.newFiling.page,
    },
  };
}

/**
 * Whether the person is connected to the firm's system. A firm without one isn't; one whose system connects by itself has
 * nothing to do.
 */
function useConnected() {
  const { retailer, capabilities, isPending } = useRetailer();
  const system = useFirmSystem();
  const isConnectable = system && (hasIntegrationSettings(capabilities) || isConnectionChecked(system.name));
  const check = useConnectionCheck(isConnectable ? system : undefined);
  if (retailer && isWithoutIntegration(retailer.retailerCode)) return { isPending: false, system, isConnected: false };
  const isConnected = isConnectable && check && check !== 'failed' ? check === 'connected' : undefined;
  return { isPending: isPending || (isConnectable === true && check === undefined), system, isConnected };
}

/** The steps that the person has dismissed, kept by the platform. */
function useDismissedSteps() {
  const setting = { userId: usePerson()?.userId ?? 0, name: 'DismissedFirstSteps' };
  const queryClient = useQueryClient();
  const query = userSettingQuery(setting);
  const stored = useQuery(query);
  const { mutate } = useChangeUserSetting(setting, {
    onFailed: (_value, _isUndone, error) =>
      showFailure(changeFailed(error, 'The list could not be changed', 'the list was changed')),
  });
  const change = (changed: (steps: StepId[]) => StepId[]) =>
    mutate(writeDismissed(changed(readDismissed(queryClient.getQueryData(query.queryKey)))));
  return {
    dismissed: readDismissed(stored.data),
    isPending: stored.data === undefined,
    /** Hides steps, with undo. */
    dismiss: (steps: readonly StepId[], title: string) => {
      change((before) => [...before, ...steps]);
      showToast({
        tone: 'good',
        title: 'Dismissed',
        message: title,
        undo: () => change((now) => now.filter((step) => !steps.includes(step))),
      });
    },
  };
}
