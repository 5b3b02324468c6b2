import { Button, Group, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { type JobToServe, servingContentJobsMax } from '@/api/generated/serving/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { UndoNote } from '@/lib/ui/undo-note';
import { recipientName } from '../../import/recipient-name';
import { useOrderDraft, useOrderStepLink } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { useOrderProblems } from '../draft/order-problems';
import { OrderStepPage } from '../frame/order-step-page';
import { addressLine } from '../model/address-checks';
import { newJob } from '../model/content';
import classes from './order-steps.module.css';
import { RecipientEditor } from './recipient-editor';
import { RecipientPages } from './recipient-pages';
import { RecipientsFromMatter } from './recipients-from-matter';
import { ServeByText } from './serve-by';

const ImportRecipients = lazy(() => import('./import-recipients'));

/** Shows who is served, and where. */
export function RecipientsStep() {
  const { isReadOnly } = useOrderDraft();
  const form = useOrderForm();
  const jobs = useOrderContent((content) => content.jobs);
  const state = useOrderContent((content) => content.state);
  const { checksError, retryChecks, isChecking } = useOrderProblems();
  const { recipient: open } = useSearch({
    from: '/_authenticated/_full-screen/serve-it/order/process-serving/$orderId',
  });
  const navigate = useNavigate();
  const stepLink = useOrderStepLink();
  const [removed, setRemoved] = useState<{ job: JobToServe; place: number }>();
  const [isImporting, setImporting] = useState(false);
  const error = useOutsideError('jobs');
  const isFull = jobs.length >= servingContentJobsMax;

  const edit = (jobId: string | undefined, hash?: string) =>
    navigate({ ...stepLink('recipients', jobId), hash, replace: true });

  function add(): void {
    const job = newJob(state);
    form.setFieldValue('jobs', (list) => [...list, job]);
    void edit(job.jobId, fieldId(`jobs.${jobs.length}.recipient.kind`));
  }

  function remove(job: JobToServe, place: number): void {
    setRemoved({ job, place });
    form.setFieldValue('jobs', (list) => list.filter(({ jobId }) => jobId !== job.jobId));
    void edit(undefined);
  }

  return (
    <OrderStepPage
      step="recipients"
      intro="The server goes to the first address. The others are backups, charged only when used."
    >
      {checksError && (
        <Notice
          tone="bad"
          title="The addresses could not be verified"
          action={
            <Button size="xs" variant="default" onClick={retryChecks}>
              Try again
            </Button>
          }
        >
          Your work is safe. The order can be placed once they are verified.
        </Notice>
      )}
      {jobs.length === 0 && !removed && (
        <EmptyState title="No recipients" description="Add each person or organization to serve, or import a list." />
      )}
      <RecipientPages label="Recipients" shown={open}>
        {(job, place) => (
          <>
            <div className={classes.head}>
              <div className={classes.grow}>
                <p className={classes.name}>{recipientName(job.recipient) || `Recipient ${place + 1}`}</p>
                <p className={classes.fact}>
                  {job.addresses[0] ? addressLine(job.addresses[0]) : 'No address'}
                  {job.addresses.length > 1 && ` · ${job.addresses.length - 1} more`}
                </p>
                <ServeByText job={job} />
                <ProblemCount jobId={job.jobId} />
              </div>
              <Button
                variant="default"
                size="compact-sm"
                aria-expanded={open === job.jobId}
                aria-label={`${open === job.jobId ? 'Close' : 'Edit'} ${recipientName(job.recipient) || `recipient ${place + 1}`}`}
                onClick={() => void edit(open === job.jobId ? undefined : job.jobId)}
              >
                {open === job.jobId ? 'Close' : 'Edit'}
              </Button>
              {!isReadOnly && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={`Remove ${recipientName(job.recipient) || `recipient ${place + 1}`}`}
                  onClick={() => remove(job, place)}
                >
                  Remove
                </Button>
              )}
            </div>
            {open === job.jobId && <RecipientEditor job={job} place={place} />}
          </>
        )}
      </RecipientPages>
      {removed && !jobs.some(({ jobId }) => jobId === removed.job.jobId) && (
        <UndoNote
          text={`Removed ${recipientName(removed.job.recipient) || 'the recipient'}.`}
          takesFocus
          onUndo={() => {
            form.setFieldValue('jobs', (list) => list.toSpliced(removed.place, 0, removed.job));
            setRemoved(undefined);
          }}
        />
      )}
      <div>
        <Group gap="sm">
          <Button
            id={fieldId('jobs')}
            onClick={add}
            disabled={isFull}
            variant={jobs.length === 0 ? 'filled' : 'default'}
          >
            Add a recipient
          </Button>
          <Button variant="default" disabled={isFull} onClick={() => setImporting(true)}>
            Import a list
          </Button>
          <RecipientsFromMatter />
        </Group>
        {isFull && (
          <Text size="sm" c="dimmed" mt="xs">
            An order has at most {servingContentJobsMax} recipients. Place another order for the rest.
          </Text>
        )}
        {error && <p className={classes.bad}>{error}</p>}
        <Text size="xs" c="dimmed" role="status" mt="xs">
          {isChecking ? 'Verifying addresses…' : ''}
        </Text>
      </div>
      {isImporting && (
        <Opening>
          <ImportRecipients
            room={servingContentJobsMax - jobs.length}
            onAdd={(added) => form.setFieldValue('jobs', (list) => [...list, ...added])}
            onClose={() => setImporting(false)}
          />
        </Opening>
      )}
    </OrderStepPage>
  );
}

function ProblemCount({ jobId }: { jobId: string }) {
  const { shown } = useOrderProblems();
  const count = shown.filter((problem) => problem.jobId === jobId && problem.step === 'recipients').length;
  if (count === 0) return null;
  return <p className={classes.bad}>{count === 1 ? '1 item to fix' : `${count} items to fix`}</p>;
}
