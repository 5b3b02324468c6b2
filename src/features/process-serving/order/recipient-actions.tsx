import { Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { cancelServingJob, holdServingJob, resumeServingJob, sendServingMessage } from '@/api/generated/serving';
import type { ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { formatDollars } from '@/lib/format/money';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast } from '@/lib/ui/toast';
import { AddAddress, TextDialog } from './dialogs';
import { priceOfAction, refusalOf } from './model/job-actions';
import { useJobChange } from './mutations';

interface RecipientActionsProps {
  order: ServingSummary;
  job: ServingJob;
}

/** Shows what the firm can do about a recipient. A button that can't be pressed says why. */
export function RecipientActions({ order, job }: RecipientActionsProps) {
  const { mutateAsync: change, isPending } = useJobChange(order.orderId);
  const [open, setOpen] = useState<'message' | 'hold' | 'cancel' | 'address'>();
  /** One per message, so that sending again after a lost answer sends it once. */
  const messageId = useRef('');
  const { jobId, displayName } = job;
  const close = () => setOpen(undefined);
  const refusal = (action: Parameters<typeof refusalOf>[2]) => refusalOf(order, job, action);
  const fee = priceOfAction(job, 'cancel');

  async function resume(): Promise<void> {
    try {
      await change({ jobId, send: resumeServingJob });
      showToast({ tone: 'good', title: `Resumed: ${displayName}` });
    } catch (error) {
      const outcome = changeFailed(error, 'Not resumed', 'serving was resumed');
      showFailure(outcome, explain(failureOf(error), 'Try again in a moment.'));
    }
  }

  return (
    <>
      <Group gap="xs" role="group" aria-label={`Actions for ${displayName}`}>
        <ReasonButton
          variant="default"
          size="xs"
          refusal={refusal('message')}
          needsNetwork
          onClick={() => {
            messageId.current = crypto.randomUUID();
            setOpen('message');
          }}
        >
          Message the server
        </ReasonButton>
        <ReasonButton
          variant="default"
          size="xs"
          refusal={refusal('add-address')}
          needsNetwork
          onClick={() => setOpen('address')}
        >
          Add an address
        </ReasonButton>
        {job.jobStatus === 'on-hold' && job.holdReason === 'firm' ? (
          <ReasonButton
            variant="default"
            size="xs"
            refusal={refusal('resume')}
            needsNetwork
            loading={isPending}
            onClick={() => void resume()}
          >
            Resume
          </ReasonButton>
        ) : (
          <ReasonButton
            variant="default"
            size="xs"
            refusal={refusal('hold')}
            needsNetwork
            onClick={() => setOpen('hold')}
          >
            Put on hold
          </ReasonButton>
        )}
        <ReasonButton
          variant="default"
          size="xs"
          color="red"
          refusal={refusal('cancel')}
          needsNetwork
          onClick={() => setOpen('cancel')}
        >
          Cancel service
        </ReasonButton>
      </Group>
      {open === 'message' && (
        <TextDialog
          title={`Message about ${displayName}`}
          label="Message"
          maxLength={2000}
          submitLabel="Send"
          send={(text) =>
            change({ jobId, send: (id) => sendServingMessage(id, { messageId: messageId.current, text }) })
          }
          outcome={{
            failed: 'The message wasn’t sent. Try again.',
            whether: 'the message was sent. Try again: it is sent once.',
          }}
          onClose={close}
        />
      )}
      {open === 'hold' && (
        <TextDialog
          title={`Put ${displayName} on hold?`}
          label="Reason"
          maxLength={500}
          submitLabel="Put on hold"
          send={(reason) => change({ jobId, send: (id) => holdServingJob(id, { reason }) })}
          outcome={{ failed: 'Not put on hold. Try again.', whether: 'it is on hold. Try again.' }}
          onClose={close}
        >
          <span>No attempt is made until you resume. The deadline doesn’t move.</span>
        </TextDialog>
      )}
      {open === 'cancel' && (
        <TextDialog
          title={`Cancel serving ${displayName}?`}
          label="Reason"
          maxLength={500}
          submitLabel="Cancel service"
          send={(reason) => change({ jobId, send: (id) => cancelServingJob(id, { reason }) })}
          outcome={{ failed: 'Not cancelled. Try again.', whether: 'it was cancelled. Try again.' }}
          onClose={close}
        >
          <span>{cancelText(job, fee)}</span>
        </TextDialog>
      )}
      {open === 'address' && <AddAddress order={order} job={job} change={change} onClose={close} />}
    </>
  );
}

function cancelText({ attempts }: ServingJob, fee: number | undefined): string {
  if (attempts.length > 0) return 'An attempt was made, so nothing is returned. This can’t be undone.';
  if (fee !== undefined && fee > 0) return `Cancelling costs ${formatDollars(fee)}. This can’t be undone.`;
  return fee === 0 ? 'Cancelling is free now. This can’t be undone.' : 'This can’t be undone.';
}
