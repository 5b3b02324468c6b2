import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { OneLegalDraft, StateCode } from '@/api/generated/filing/model';
import { useUploads } from '@/features/documents';
import { CaseFields, PaymentField, ServiceDocuments, useServicePayment, useServiceUploads } from '@/features/e-service';
import type { FilingProvider } from '@/features/efiling';
import { MatterBanner, MatterCheck, useMappingId, useMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { calendarDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { DeliveryFields } from '../components/delivery-fields';
import type { CopiedFiling } from '../loader';
import {
  copyJournal,
  copyOfDraft,
  copyOfOrder,
  copyProblems,
  draftKeys,
  type EnteredCopy,
  firstCopy,
  openedCopy,
  orderedCopies,
  orderKeys,
  printedText,
} from '../model/entered-copy';
import { orderFailureText, useOrderCopies } from '../use-order-copies';
import classes from './new-courtesy-copy-page.module.css';

const route = getRouteApi('/_authenticated/_full-screen/new-courtesy-copy');

/** Has printed copies delivered to a judge's chambers (filing variants, section 4). */
export function NewCourtesyCopyPage() {
  const { state, provider, filed, draft } = route.useLoaderData();
  const search = route.useSearch();
  const mappingId = useMappingId();
  const navigate = useNavigate();
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const first = draft ? copyOfDraft(draft) : filed ? copyOfOrder(filed.order, filed.documents) : firstCopy(search);
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} isNeeded />
      <PageHeader title="Courtesy copy" subtitle="Have printed copies delivered to the judge’s chambers." />
      <div className={classes.sections}>
        {!filed && !draft && (
          <NativeSelect
            label="State"
            value={state}
            onChange={(event) => {
              const chosen = settings.find((each) => each.state === event.currentTarget.value);
              // The address's other parameters belong to the former state.
              if (chosen)
                void navigate({ to: '/new-courtesy-copy', search: { state: chosen.state, mappingId }, replace: true });
            }}
          >
            {settings.map((setting) => (
              <option key={setting.state} value={setting.state}>
                {setting.name}
              </option>
            ))}
          </NativeSelect>
        )}
        {provider ? (
          <CopyForm
            key={`${state} ${mappingId ?? ''} ${filed?.order.orderId ?? ''} ${draft?.orderId ?? ''}`}
            {...{ state, provider, first, filed, draft, mappingId }}
          />
        ) : (
          <Notice tone="info">We don’t deliver courtesy copies in this state yet.</Notice>
        )}
      </div>
    </div>
  );
}

interface CopyFormProps {
  state: StateCode;
  provider: FilingProvider;
  first: EnteredCopy;
  filed: CopiedFiling | undefined;
  draft: OneLegalDraft | undefined;
  mappingId: string | undefined;
}

function CopyForm({ state, provider, first, filed, draft, mappingId }: CopyFormProps) {
  const navigate = useNavigate();
  const of = filed ? `order ${filed.order.orderId}` : draft ? `draft ${draft.orderId}` : '';
  const subject = `${usePerson()?.userId ?? 0}.${state}.${mappingId ?? ''}.${of}`;
  const { mapping } = useMatter({ mappingId });
  const [copy, setCopy] = useState(() => openedCopy(copyJournal.read(subject), first));
  const change = useCallback(
    (changed: (before: EnteredCopy) => EnteredCopy) =>
      setCopy((before) => {
        const after = changed(before);
        copyJournal.write(subject, after);
        return after;
      }),
    [subject],
  );
  const changeDocuments = useCallback(
    (changed: (before: EnteredCopy['documents']) => EnteredCopy['documents']) =>
      change((before) => ({ ...before, documents: changed(before.documents) })),
    [change],
  );
  const set = (changed: Partial<EnteredCopy>) => change((before) => ({ ...before, ...changed }));
  const queue = useServiceUploads(
    `courtesy-copy.${subject}`,
    ({ url, name }) => provider.orders.loadDocument(state, { url, fileName: name }),
    mappingId,
  );
  const hasUploads = useUploads(queue).length > 0;
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useOrderCopies();
  const all = copyProblems(copy, { hasUploads, today: calendarDay() });
  const problems = isChecked ? all : {};
  const count = Object.keys(all).length;
  const isPriced = copy.courtId !== '' && copy.documents.length > 0;
  const { courtesyCopy } = orderedCopies(copy, undefined);
  const payment = useServicePayment(
    provider,
    state,
    isPriced
      ? {
          courtId: copy.courtId,
          caseNumber: copy.caseNumber.trim(),
          caseTitle: copy.caseTitle.trim(),
          recipients: [],
          courtesyCopy: pricedPart(courtesyCopy),
        }
      : undefined,
    copy.paymentAccountId,
  );

  const saveOrOrder = (isOrder: boolean) =>
    mutateAsync({
      isOrder,
      state,
      subject,
      copies: orderedCopies(copy, payment.account?.paymentAccountId),
      saved: copy.saved,
      mappingId,
      clientReference: mapping?.ClientReference,
      onSaved: (saved) => set({ saved }),
    });

  async function saveDraft(): Promise<void> {
    try {
      const orderId = await saveOrOrder(false);
      showToast({ tone: 'good', title: 'Draft saved', message: `Draft ${orderId}` });
    } catch (error) {
      showFailure(
        changeFailed(error, 'The draft was not saved', 'the draft was saved'),
        explain(failureOf(error), tryAgain),
      );
    }
  }

  async function order(): Promise<void> {
    setChecked(true);
    if (count > 0 || !payment.account) return;
    setFailure(undefined);
    try {
      const orderId = await saveOrOrder(true);
      draftKeys.forget(subject);
      orderKeys.forget(subject);
      copyJournal.clear(subject);
      showToast({ tone: 'good', title: 'Courtesy copies ordered', message: `Order ${orderId}` });
      await navigate({ to: '/ccd-details/$orderId', params: { orderId }, replace: true });
    } catch (error) {
      setFailure(orderFailureText(error));
    }
  }

  const isReady = count === 0 && payment.text !== undefined;
  return (
    <>
      <Section title="Case">
        <CaseFields state={state} provider={provider} service={copy} problems={problems} onChange={set} />
      </Section>
      <Section title="Documents">
        <Stack gap="sm">
          {copy.ofOrderId !== undefined && (
            <Notice
              tone="info"
              action={
                <AppLink to="/order-details/$orderId" params={{ orderId: copy.ofOrderId }} size="sm">
                  View order {copy.ofOrderId}
                </AppLink>
              }
            >
              The documents as they were filed, with a confirmation page in front: order, envelope and time.
            </Notice>
          )}
          <ServiceDocuments
            documents={copy.documents}
            queue={queue}
            mappingId={mappingId}
            error={problems.documents}
            verb="print"
            onChange={changeDocuments}
          />
        </Stack>
      </Section>
      <Section title="Delivery">
        <DeliveryFields copy={copy} problems={problems} onChange={set} />
      </Section>
      <Section title="Review and pay">
        <Stack gap="sm">
          <Text size="sm">
            {printedText(copy)}. The courier costs $45.00, and each printed page $0.15. Printing starts when you order.
          </Text>
          <MatterCheck mappingId={mappingId} />
          <PaymentField
            payment={payment}
            subject="The delivery"
            onChoose={(paymentAccountId) => set({ paymentAccountId })}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {isChecked && count > 0 && (
            <Text size="sm" c="red" role="status">
              {count === 1 ? '1 item to fix before ordering' : `${count} items to fix before ordering`}
            </Text>
          )}
          <Group>
            <Button
              size="md"
              loading={isPending}
              disabled={count === 0 && payment.text === undefined}
              onClick={() => void trackWork(order())}
            >
              {isReady ? `Order copies. ${payment.text}` : 'Order copies'}
            </Button>
            <Button
              size="md"
              variant="default"
              disabled={isPending || copy.courtId === ''}
              onClick={() => void trackWork(saveDraft())}
            >
              Save draft
            </Button>
          </Group>
        </Stack>
      </Section>
    </>
  );
}

/** What the price depends on: it isn't asked for again at each key. */
const pricedPart = ({ documents, copies, ofOrderId }: ReturnType<typeof orderedCopies>['courtesyCopy']) => ({
  documents,
  ...(copies !== undefined && { copies }),
  ...(ofOrderId !== undefined && { ofOrderId }),
});
