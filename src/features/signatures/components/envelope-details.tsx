import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { Envelope, EnvelopeStatus, Signer, SignerStatus } from '@/api/generated/serving/model';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { PropertiesList } from '@/lib/ui/properties-list';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { showFailure, showToast } from '@/lib/ui/toast';
import { useRemindSigners } from '../mutations';
import { envelopeQuery } from '../queries';
import classes from './signatures.module.css';

const VoidDialog = lazy(() => import('./void-dialog'));

const tones: Readonly<Record<EnvelopeStatus, StatusTone>> = {
  sent: 'progress',
  delivered: 'progress',
  completed: 'good',
  declined: 'bad',
  voided: 'neutral',
  expired: 'warning',
};

const signerTones: Readonly<Record<SignerStatus, StatusTone>> = {
  waiting: 'neutral',
  sent: 'progress',
  viewed: 'progress',
  signed: 'good',
  declined: 'bad',
};

/** An envelope: how far its signers are, and what the firm can do. */
export function EnvelopeDetails({ orderId }: { orderId: number }) {
  const { data: envelope, error, refetch } = useQuery(envelopeQuery(orderId));
  if (envelope) return <LoadedEnvelope envelope={envelope} />;
  if (error)
    return <ErrorState title="The envelope could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title="Signatures">
      <SkeletonLines lines={6} label="Loading the envelope" />
    </Section>
  );
}

function LoadedEnvelope({ envelope }: { envelope: Envelope }) {
  const { orderId, title, status, statusText, signers, events, endReason, canRemind, canVoid } = envelope;
  const [isVoiding, setVoiding] = useState(false);
  return (
    <>
      <Section title={title} actions={<StatusBadge tone={tones[status]} label={statusText} />}>
        {endReason && <Notice tone={status === 'declined' ? 'bad' : 'info'}>{`Reason: ${endReason}`}</Notice>}
        <PropertiesList items={factsOf(envelope)} />
        {(canRemind || canVoid) && (
          <Group gap="sm" mt="sm">
            {canRemind && <Remind orderId={orderId} signers={signers} />}
            {canVoid && (
              <Button variant="default" size="compact-sm" onClick={() => setVoiding(true)}>
                Void
              </Button>
            )}
          </Group>
        )}
        {isVoiding && (
          <Opening>
            <VoidDialog envelope={envelope} onClose={() => setVoiding(false)} />
          </Opening>
        )}
      </Section>
      <Section title="Signers">
        <ol className={classes.rows} aria-label="Signers">
          {signers.map((signer) => (
            <SignerRow key={signer.signerId} signer={signer} isNumbered={envelope.isInOrder && signers.length > 1} />
          ))}
        </ol>
      </Section>
      <Section title="History">
        <ul className={classes.rows}>
          {events.map(({ at, actor, text, ip }) => (
            <li key={`${at} ${actor} ${text}`} className={classes.row}>
              <span>{text}</span>
              <span className={classes.small}>{[actor, formatInstant(at), ip].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function factsOf({
  fee,
  isCharged,
  status,
  expiresAt,
  endedAt,
  isInOrder,
  reminderDays,
  message,
  sealed,
  signers,
}: Envelope) {
  const isOpen = status === 'sent' || status === 'delivered';
  const price = fee === 0 ? 'None: voided before a signer opened it' : formatDollars(fee);
  const facts: (readonly [string, string | undefined])[] = [
    ['Fee', isCharged || fee === 0 ? price : `${price}, charged at the end`],
    ['Message', message],
    ['Order', signers.length < 2 ? undefined : isInOrder ? 'One after another' : 'All at once'],
    [
      'Reminders',
      isOpen ? (reminderDays ? (reminderDays === 1 ? 'Every day' : `Every ${reminderDays} days`) : 'None') : undefined,
    ],
    ['Expires', isOpen ? formatInstant(expiresAt) : undefined],
    ['Ended', endedAt && formatInstant(endedAt)],
    ['SHA-256 of the sealed PDF', sealed?.sha256],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function SignerRow({ signer, isNumbered }: { signer: Signer; isNumbered: boolean }) {
  const { name, email, position, status, statusText, sentAt, viewedAt, signedAt, declinedAt, declineReason, ip } =
    signer;
  const latest = signedAt ?? declinedAt ?? viewedAt ?? sentAt;
  return (
    <li className={classes.row}>
      <span>
        {isNumbered ? `${position}. ${name}` : name}
        <br />
        <span className={classes.small}>
          {[email, latest && formatInstant(latest), ip, declineReason].filter(Boolean).join(' · ')}
        </span>
      </span>
      <StatusBadge tone={signerTones[status]} label={statusText} />
    </li>
  );
}

function Remind({ orderId, signers }: { orderId: number; signers: readonly Signer[] }) {
  const { mutate, isPending } = useRemindSigners(orderId);
  const names = signers.filter(({ status }) => status === 'sent' || status === 'viewed').map(({ name }) => name);
  const sentAt = (all: readonly Signer[]) => all.map((signer) => signer.sentAt ?? '').join(' ');
  return (
    <ReasonButton
      variant="default"
      size="compact-sm"
      needsNetwork
      loading={isPending}
      refusal={undefined}
      onClick={() =>
        mutate(undefined, {
          onSuccess: (after) =>
            sentAt(after.signers) === sentAt(signers)
              ? showToast({
                  tone: 'neutral',
                  title: 'A link was sent a few minutes ago',
                  message: 'Remind again later.',
                })
              : showToast({ tone: 'good', title: 'Reminder sent', message: names.join(', ') }),
          onError: (error) =>
            showFailure(
              changeFailed(error, 'No reminder was sent', 'the reminder was sent'),
              explain(failureOf(error), 'Try again.'),
            ),
        })
      }
    >
      Remind
    </ReasonButton>
  );
}
