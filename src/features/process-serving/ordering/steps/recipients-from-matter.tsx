import { Button } from '@mantine/core';
import { useState } from 'react';
import { type JobToServe, servingContentJobsMax } from '@/api/generated/serving/model';
import { applied, type ContactChange, MatterContactsDialog, useSystemMatter } from '@/features/matters';
import { recipientName } from '../../import/recipient-name';
import { useOrderDraft } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { newJob } from '../model/content';
import { proposeRecipient } from '../model/matter-recipients';

/** Proposes the contacts of the order's matter as recipients. Hidden for an order without a matter. */
export function RecipientsFromMatter() {
  const { mappingId, isReadOnly, saver } = useOrderDraft();
  const form = useOrderForm();
  const jobs = useOrderContent((content) => content.jobs);
  const state = useOrderContent((content) => content.state);
  const matter = useSystemMatter(mappingId);
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly || !matter) return null;

  function fillIn(changes: readonly ContactChange<JobToServe>[]): void {
    form.setFieldValue('jobs', (list) => [
      ...list.map((job) => applied(job, changes.find(({ id }) => id === job.jobId)?.accepted ?? [])),
      ...changes.filter(({ id }) => id === undefined).map(({ accepted }) => applied(newJob(state), accepted)),
    ]);
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        From the matter
      </Button>
      {isOpen && (
        <MatterContactsDialog<JobToServe>
          matter={matter}
          noun={{ one: 'recipient', many: 'recipients' }}
          entries={jobs.map((entry) => ({ id: entry.jobId, name: recipientName(entry.recipient), entry }))}
          room={servingContentJobsMax - jobs.length}
          usualRoles={['opposing-party']}
          propose={(contact, _, job) => proposeRecipient(contact, job)}
          waitingFor={({ role }) =>
            role === 'opposing-party' ? jobs.find(({ recipient }) => recipientName(recipient) === '')?.jobId : undefined
          }
          beforehand={() => saver.flush()}
          onAdd={fillIn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
