import { Group } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { changeServingAddress } from '@/api/generated/serving';
import type { AddressToChange, ServingAddress, ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { formatDollars } from '@/lib/format/money';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { showFailure, showToast } from '@/lib/ui/toast';
import { refusalOf } from './model/job-actions';
import { addressLabels, addressStatuses, addressText } from './model/texts';
import { useJobChange } from './mutations';
import classes from './order.module.css';

interface AddressesProps {
  order: ServingSummary;
  job: ServingJob;
  /** Shows only what waits for approval. */
  isReview?: boolean;
}

/** The addresses of a recipient: approving, declining and switching them. */
export function Addresses({ order, job, isReview = false }: AddressesProps) {
  const shown = isReview ? job.addresses.filter(({ status }) => status === 'needs-approval') : job.addresses;
  if (shown.length === 0) return null;
  return (
    <Section title={isReview ? 'Address to approve' : 'Addresses'}>
      <ul className={classes.plain}>
        {shown.map((address) => (
          <Address key={address.addressId} order={order} job={job} address={address} />
        ))}
      </ul>
    </Section>
  );
}

const proposers = { firm: 'your firm', server: 'the server', 'skip-trace': 'a skip trace' } as const;

function Address({ order, job, address }: AddressesProps & { address: ServingAddress }) {
  const { mutateAsync: change, isPending } = useJobChange(order.orderId);
  const { addressId, label, status, proposedBy, verification, approvalPrice, accessNotes } = address;
  const text = addressText(address);
  const needsApproval = status === 'needs-approval';
  const refusal = refusalOf(order, job, needsApproval ? 'approve' : 'add-address');
  const price = approvalPrice ? ` for ${formatDollars(approvalPrice)}` : '';

  async function become(next: AddressToChange['status'], done: string): Promise<void> {
    try {
      await change({ jobId: job.jobId, send: (jobId) => changeServingAddress(jobId, addressId, { status: next }) });
      showToast({ tone: 'good', title: done });
    } catch (error) {
      const outcome = changeFailed(error, 'The address wasn’t changed', 'the address was changed');
      showFailure(outcome, explain(failureOf(error), 'Try again in a moment.'));
    }
  }

  return (
    <li className={classes.address}>
      <div className={classes.grow}>
        <p className={classes.strong}>
          {text} <StatusBadge {...addressStatuses[status]} />
        </p>
        <p className={classes.quiet}>
          {[
            addressLabels[label],
            needsApproval && proposedBy && `Proposed by ${proposers[proposedBy]}`,
            verification.severity !== 'none' && verification.message,
            accessNotes,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {needsApproval && (
        <Group gap="xs" role="group" aria-label={text}>
          <ReasonButton
            size="xs"
            refusal={refusal}
            needsNetwork
            loading={isPending}
            onClick={() => void become('active', 'Address approved')}
          >
            {`Approve${price}`}
          </ReasonButton>
          <ReasonButton
            size="xs"
            variant="default"
            refusal={refusal}
            needsNetwork
            onClick={() => void become('declined', 'Address declined')}
          >
            Decline
          </ReasonButton>
        </Group>
      )}
      {(status === 'backup' || status === 'attempted') && refusal === undefined && (
        <ReasonButton
          size="xs"
          variant="subtle"
          refusal={refusal}
          needsNetwork
          loading={isPending}
          onClick={() => void become('active', 'The server goes there next')}
        >
          Serve here next
        </ReasonButton>
      )}
    </li>
  );
}
