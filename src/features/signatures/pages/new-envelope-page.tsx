import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { FilingDocument, StateCode } from '@/api/generated/filing/model';
import type { EnvelopeTerms } from '@/api/generated/serving/model';
import { ServiceDocuments, useServiceUploads } from '@/features/e-service';
import { usualOrders } from '@/features/efiling';
import { MatterBanner, MatterCheck, useMappingId, useMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { formatDollars } from '@/lib/format/money';
import { createKeptKeys } from '@/lib/storage/kept-key';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { FieldsSection } from '../components/fields-section';
import classes from '../components/signatures.module.css';
import { SignersSection } from '../components/signers-section';
import {
  type EnteredEnvelope,
  emptyEnvelope,
  envelopeJournal,
  envelopeProblems,
  toSend,
  withDocuments,
} from '../model/entered-envelope';
import { readSendingFailure } from '../model/sending-failure';
import { useSendEnvelope } from '../mutations';
import { envelopeTermsQuery } from '../queries';

const keys = createKeptKeys('envelope-key');

/** Sends documents to be signed (serving supplement, section 9). What is entered is kept in the browser. */
export function NewEnvelopePage({ state }: { state: StateCode }) {
  const mappingId = useMappingId();
  const { data: terms, error, refetch } = useQuery(envelopeTermsQuery);
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} />
      <PageHeader title="Electronic signature" subtitle="Get documents signed online." />
      {terms ? (
        <EnvelopeForm key={mappingId ?? ''} {...{ state, mappingId, terms }} />
      ) : error ? (
        <ErrorState title="The price could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Section title="Documents">
          <SkeletonLines lines={8} label="Loading the form" />
        </Section>
      )}
    </div>
  );
}

interface EnvelopeFormProps {
  state: StateCode;
  mappingId: string | undefined;
  terms: EnvelopeTerms;
}

function EnvelopeForm({ state, mappingId, terms }: EnvelopeFormProps) {
  const subject = `${usePerson()?.userId ?? 0}.${mappingId ?? ''}`;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mapping } = useMatter({ mappingId });
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending } = useSendEnvelope();
  const [entered, setEntered] = useState(() => envelopeJournal.read(subject) ?? emptyEnvelope);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof readSendingFailure>>();
  const change = useCallback(
    (changed: (before: EnteredEnvelope) => EnteredEnvelope) =>
      setEntered((before) => {
        const after = changed(before);
        envelopeJournal.write(subject, after);
        return after;
      }),
    [subject],
  );
  const set = (part: Partial<EnteredEnvelope>) => change((before) => ({ ...before, ...part }));
  const changeDocuments = useCallback(
    (changed: (before: FilingDocument[]) => FilingDocument[]) =>
      change((before) => withDocuments(before, changed(before.documents).map(enteredDocument))),
    [change],
  );
  const queue = useServiceUploads(
    `envelope.${subject}`,
    ({ url, name }) => usualOrders.loadDocument(state, { url, fileName: name }),
    mappingId,
  );
  const problems = isChecked ? envelopeProblems(entered) : {};
  const count = Object.keys(problems).length;

  async function send(): Promise<void> {
    setChecked(true);
    setFailure(undefined);
    if (Object.keys(envelopeProblems(entered)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    try {
      const { orderId } = await mutateAsync({
        envelope: toSend(entered, { state, fee: terms.fee, mappingId, clientReference: mapping?.ClientReference }),
        key: keys.keyOf(subject),
      });
      keys.forget(subject);
      envelopeJournal.clear(subject);
      showToast({ tone: 'good', title: 'Sent for signature', message: `Order ${orderId}` });
      await navigate({ to: '/order-details/$orderId', params: { orderId }, replace: true });
    } catch (error) {
      const read = readSendingFailure(error);
      if (read.wasSentBefore) keys.forget(subject);
      if (read.isFeeOutdated) void queryClient.invalidateQueries(envelopeTermsQuery);
      setFailure(read);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className={classes.columns}
      onSubmit={(event) => {
        event.preventDefault();
        void trackWork(send());
      }}
    >
      <div className={classes.sections}>
        <Section title="Documents">
          <ServiceDocuments
            {...{ documents: entered.documents, queue, mappingId, error: problems.documents }}
            verb="sign"
            onChange={changeDocuments}
          />
        </Section>
        <SignersSection {...{ entered, problems }} onChange={change} />
        <FieldsSection
          entered={entered}
          problems={Object.entries(problems).flatMap(([name, text]) => (name.endsWith('.fields') ? [text] : []))}
          onChange={change}
        />
      </div>
      <div className={classes.side}>
        <Section title="Send">
          <Stack gap="sm">
            <TextInput
              label="Title"
              description="The subject of the email."
              required
              maxLength={120}
              value={entered.title}
              error={problems.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
            <Textarea
              label="Message"
              autosize
              minRows={3}
              maxLength={1000}
              value={entered.message}
              onChange={(event) => set({ message: event.currentTarget.value })}
            />
            <Checkbox
              label="One after another, in this order"
              checked={entered.isInOrder}
              onChange={(event) => set({ isInOrder: event.currentTarget.checked })}
            />
            <NativeSelect
              label="Reminders"
              value={String(entered.reminderDays)}
              onChange={(event) => set({ reminderDays: Number(event.currentTarget.value) })}
              data={[
                { value: '0', label: 'None' },
                { value: '1', label: 'Every day' },
                { value: '3', label: 'Every 3 days' },
                { value: '7', label: 'Every 7 days' },
              ]}
            />
            <p className={classes.price}>
              <span>Electronic signature</span>
              <span>{formatDollars(terms.fee)}</span>
            </p>
            <p className={classes.small}>{`${terms.feeNote} Signers have ${terms.expiryDays} days.`}</p>
            <MatterCheck mappingId={mappingId} />
            {failure && (
              <Notice tone="bad">
                {failure.message}
                {failure.details.length > 0 && (
                  <ul>
                    {failure.details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                )}
              </Notice>
            )}
            {count > 0 && (
              <p className={classes.small} role="status">
                {count === 1 ? '1 item to fix before sending' : `${count} items to fix before sending`}
              </p>
            )}
            <Button type="submit" size="md" fullWidth loading={isPending}>
              {`Send for ${formatDollars(terms.fee)}`}
            </Button>
          </Stack>
        </Section>
      </div>
    </form>
  );
}

const enteredDocument = ({ id, fileId, fileName, description, sizeBytes, pageCount }: FilingDocument) => ({
  ...{ id, fileId, fileName, sizeBytes, pageCount },
  description: description ?? '',
});
