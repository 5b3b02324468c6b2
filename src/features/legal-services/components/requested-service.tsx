import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { ServiceRequest } from '@/api/generated/serving/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { confirm } from '@/lib/ui/confirm';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { showFailure, showToast } from '@/lib/ui/toast';
import { useCancelRequest } from '../mutations';
import { serviceRequestQuery } from '../queries';
import { AnsweredSections } from './answered-sections';
import { LawNotes } from './law-notes';

const tones: Readonly<Record<ServiceRequest['status'], StatusTone>> = {
  ordered: 'progress',
  'in-work': 'progress',
  sent: 'progress',
  received: 'progress',
  served: 'good',
  'not-served': 'warning',
  done: 'good',
  cancelled: 'neutral',
};

/** An ordered service: its progress, what came of it, and what was ordered. */
export function RequestedService({ orderId }: { orderId: number }) {
  const { data: request, error, refetch } = useQuery(serviceRequestQuery(orderId));
  if (request) return <LoadedRequest request={request} />;
  if (error) return <ErrorState title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title="Service">
      <SkeletonLines lines={6} label="Loading the order" />
    </Section>
  );
}

function LoadedRequest({ request }: { request: ServiceRequest }) {
  const { status, statusText, name, result, sections, notes } = request;
  return (
    <>
      <Section
        title={name}
        actions={
          <Group gap="sm">
            <StatusBadge tone={tones[status]} label={statusText} />
            {status !== 'done' && status !== 'cancelled' && <CancelRequest request={request} />}
          </Group>
        }
      >
        {result && <p>{result.summary}</p>}
        <PropertiesList items={factsOf(request)} />
        <LawNotes notes={notes} />
      </Section>
      <AnsweredSections sections={sections} />
    </>
  );
}

function factsOf({ fee, status, expectedOn, doneAt, result }: ServiceRequest): (readonly [string, string])[] {
  const price = status === 'cancelled' ? 'None: cancelled before work began' : formatDollars(fee);
  const facts: (readonly [string, string | undefined])[] = [
    ['Fee', price],
    ['Expected by', expectedOn && formatPlainDate(expectedOn)],
    ['Done', doneAt && formatInstant(doneAt)],
    ...(result?.facts ?? []).map(({ label, value }) => [label, value] as const),
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function CancelRequest({ request: { orderId, name, status } }: { request: ServiceRequest }) {
  const { mutate, isPending } = useCancelRequest(orderId);
  const askAndCancel = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: 'Cancel this order?',
      content: `${name}, order ${orderId}. You pay nothing.`,
      confirmLabel: 'Cancel order',
    });
    if (!isConfirmed) return;
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'good', title: 'Order cancelled' }),
      onError: (error) =>
        showFailure(
          changeFailed(error, 'The order wasn’t cancelled', 'the order was cancelled'),
          explain(failureOf(error), 'Try again.'),
        ),
    });
  };
  return (
    <ReasonButton
      variant="default"
      size="compact-sm"
      needsNetwork
      loading={isPending}
      refusal={status === 'ordered' ? undefined : 'Work has begun, so it can’t be cancelled.'}
      onClick={() => void askAndCancel()}
    >
      Cancel order
    </ReasonButton>
  );
}
