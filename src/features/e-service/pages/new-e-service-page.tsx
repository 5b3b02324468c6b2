import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { useUploads } from '@/features/documents';
import type { CaseParams, FilingProvider } from '@/features/efiling';
import { MatterBanner, MatterCheck, useMappingId, useMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { showToast } from '@/lib/ui/toast';
import { useServe } from '../calls';
import { CaseFields, type EnteredCase } from '../components/case-fields';
import classes from '../components/e-service.module.css';
import { ServiceDocuments, useServiceUploads } from '../components/service-documents';
import { PaymentField, useServicePayment } from '../components/service-payment';
import { ServiceRecipients } from '../components/service-recipients';
import {
  type EnteredService,
  openedService,
  serviceJournal,
  serviceProblems,
  serviceRequest,
} from '../model/entered-service';
import { forgetKey, serviceKey } from '../model/service-key';
import { responseTimeText, serveFailureText, wasServedBefore } from '../model/serving-texts';

const route = getRouteApi('/_authenticated/_full-screen/new-eservice');

/** Serves documents in a case without filing them (filing variants, V3). */
export function NewEServicePage() {
  const { state, provider } = route.useLoaderData();
  const { state: _, mappingId: __, ...params } = route.useSearch();
  const mappingId = useMappingId();
  const navigate = useNavigate();
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} isNeeded />
      <PageHeader title="E-service" subtitle="Serve documents in a case without filing them." />
      <div className={classes.sections}>
        <Notice
          tone="info"
          action={
            <AppLink to="/serve-it/order/serve-only" size="sm">
              Process serving
            </AppLink>
          }
        >
          Papers that require personal service can’t be e-served. Order process serving.
        </Notice>
        <NativeSelect
          label="State"
          value={state}
          onChange={(event) => {
            const chosen = settings.find((each) => each.state === event.currentTarget.value);
            // The address's other parameters belong to the former state.
            if (chosen)
              void navigate({ to: '/new-eservice', search: { state: chosen.state, mappingId }, replace: true });
          }}
        >
          {settings.map((setting) => (
            <option key={setting.state} value={setting.state}>
              {setting.name}
            </option>
          ))}
        </NativeSelect>
        {provider ? (
          <ServiceForm key={`${state} ${mappingId ?? ''}`} {...{ state, provider, params, mappingId }} />
        ) : (
          <Notice tone="info">There is no electronic service through us in this state yet.</Notice>
        )}
      </div>
    </div>
  );
}

interface ServiceFormProps {
  state: StateCode;
  provider: FilingProvider;
  params: CaseParams;
  mappingId: string | undefined;
}

function ServiceForm({ state, provider, params, mappingId }: ServiceFormProps) {
  const navigate = useNavigate();
  const subject = `${usePerson()?.userId ?? 0}.${state}.${mappingId ?? ''}`;
  const { mapping } = useMatter({ mappingId });
  const [service, setService] = useState(() => openedService(serviceJournal.read(subject), params));
  const change = useCallback(
    (changed: (before: EnteredService) => EnteredService) =>
      setService((before) => {
        const after = changed(before);
        serviceJournal.write(subject, after);
        return after;
      }),
    [subject],
  );
  const changeDocuments = useCallback(
    (changed: (before: EnteredService['documents']) => EnteredService['documents']) =>
      change((before) => ({ ...before, documents: changed(before.documents) })),
    [change],
  );
  const changeRecipients = useCallback(
    (changed: (before: EnteredService['recipients']) => EnteredService['recipients']) =>
      change((before) => ({ ...before, recipients: changed(before.recipients) })),
    [change],
  );
  const queue = useServiceUploads(
    `e-service.${subject}`,
    ({ url, name }) => provider.orders.loadDocument(state, { url, fileName: name }),
    mappingId,
  );
  const hasUploads = useUploads(queue).length > 0;
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync: serve } = useServe();
  const { courtId, caseNumber, caseTitle, caseTrackingId, recipients } = service;
  const all = serviceProblems(service, hasUploads);
  const problems = isChecked ? all : {};
  const count = Object.keys(all).length;
  const isPriced = courtId !== '' && caseNumber.trim() !== '' && caseTitle.trim() !== '' && recipients.length > 0;
  const payment = useServicePayment(
    provider,
    state,
    isPriced
      ? {
          courtId,
          caseNumber: caseNumber.trim(),
          caseTitle: caseTitle.trim(),
          recipients: pricedRecipients(recipients),
        }
      : undefined,
    service.paymentAccountId,
  );

  async function submit(): Promise<void> {
    setChecked(true);
    const { account } = payment;
    if (count > 0 || !account) return;
    setFailure(undefined);
    setBusy(true);
    const request = serviceRequest(service, {
      paymentAccountId: account.paymentAccountId,
      mappingId,
      clientReference: mapping?.ClientReference,
    });
    try {
      const { orderId } = await serve({ state, request, idempotencyKey: serviceKey(subject) });
      forgetKey(subject);
      serviceJournal.clear(subject);
      showToast({ tone: 'good', title: 'Documents are being served', message: `Order ${orderId}` });
      await navigate({ to: '/e-service-details/$orderId', params: { orderId }, replace: true });
    } catch (error) {
      if (wasServedBefore(error)) forgetKey(subject);
      setFailure(serveFailureText(error));
      setBusy(false);
    }
  }

  const set = (changed: Partial<EnteredService>) => change((before) => ({ ...before, ...changed }));
  return (
    <>
      <Section title="Case">
        <CaseFields
          state={state}
          provider={provider}
          service={service}
          problems={problems}
          onChange={(changed) =>
            // Who is served in one case is not served in another.
            set(isOtherCase(service, changed) ? { ...changed, recipients: [] } : changed)
          }
        />
        <TextInput
          mt="sm"
          label="Served by"
          description="The party that serves, as the proof of service names it."
          required
          maxLength={255}
          autoComplete="off"
          value={service.servingPartyName}
          error={problems.servingPartyName}
          onChange={(event) => set({ servingPartyName: event.currentTarget.value })}
        />
      </Section>
      <Section title="Documents">
        <ServiceDocuments
          documents={service.documents}
          queue={queue}
          mappingId={mappingId}
          error={problems.documents}
          onChange={changeDocuments}
        />
      </Section>
      <Section title="Recipients">
        <ServiceRecipients
          provider={provider}
          state={state}
          courtCase={
            caseTrackingId === undefined || courtId === '' ? undefined : { courtCode: courtId, caseTrackingId }
          }
          recipients={recipients}
          error={problems.recipients}
          onChange={changeRecipients}
        />
        <Textarea
          mt="sm"
          label="Message to every recipient"
          value={service.message}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(event) => set({ message: event.currentTarget.value })}
        />
      </Section>
      <Section title="Review and pay">
        <Stack gap="sm">
          <Text size="sm">{reviewText(service)}</Text>
          {responseTimeText(state) && <Notice tone="info">{responseTimeText(state)}</Notice>}
          <MatterCheck mappingId={mappingId} />
          <PaymentField payment={payment} onChoose={(paymentAccountId) => set({ paymentAccountId })} />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {isChecked && count > 0 && (
            <Text size="sm" c="red" role="status">
              {count === 1 ? '1 item to fix before serving' : `${count} items to fix before serving`}
            </Text>
          )}
          <Button
            size="md"
            className={classes.start}
            loading={isBusy}
            disabled={count === 0 && payment.text === undefined}
            onClick={() => void trackWork(submit())}
          >
            {count === 0 && payment.text !== undefined ? `Serve. ${payment.text}` : 'Serve'}
          </Button>
        </Stack>
      </Section>
    </>
  );
}

const isOtherCase = ({ caseTrackingId }: EnteredService, changed: Partial<EnteredCase>) =>
  changed.caseTrackingId !== undefined && changed.caseTrackingId !== caseTrackingId;

/** The price goes by how many they are, not who. */
const pricedRecipients = (recipients: EnteredService['recipients']) =>
  recipients.map((_, index) => ({ name: `Recipient ${index + 1}`, email: `recipient${index + 1}@example.com` }));

function reviewText({ documents, recipients, caseNumber }: EnteredService): string {
  const served = `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`;
  const people = `${recipients.length} ${recipients.length === 1 ? 'recipient' : 'recipients'}`;
  return `${served} to ${people}${caseNumber.trim() === '' ? '' : ` in case ${caseNumber.trim()}`}. The court doesn’t get them.`;
}
