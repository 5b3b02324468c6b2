import { failureOf } from '@/api/errors';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { ProviderFailure } from '../accounts/provider-failure';
import type { ProviderId } from '../accounts/providers';
import { problemMembers } from '../problem-members';
import type { OrderOutcome } from './order-once';

interface OrderFailureProps {
  outcome: OrderOutcome<unknown> | undefined;
  providerId: ProviderId;
  /** What wasn't ordered. */
  what: 'cases' | 'docket' | 'documents';
}

const unknownTexts = {
  cases: {
    title: 'It is not known whether the cases were ordered',
    advice: 'Sync again. Cases that were ordered aren’t ordered twice.',
  },
  docket: {
    title: 'It is not known whether the docket was ordered',
    advice: 'Order it again. It isn’t ordered or charged twice.',
  },
  documents: {
    title: 'It is not known whether the documents were bought',
    advice: 'Get them again. They aren’t charged twice.',
  },
} as const;

/** Shows why nothing was ordered, or that it isn't known whether it was. */
export function OrderFailure({ outcome, providerId, what }: OrderFailureProps) {
  if (outcome?.kind === 'unknown')
    return (
      <Notice tone="warning" title={unknownTexts[what].title}>
        {unknownTexts[what].advice}
      </Notice>
    );
  if (outcome?.kind !== 'refused') return null;
  const followed = followedOrder(outcome.error);
  if (followed !== undefined)
    return (
      <Notice
        tone="warning"
        title="Your firm already follows this docket"
        action={
          <AppLink to="/docket-sync/order/$orderId" params={{ orderId: followed }}>
            Open the docket
          </AppLink>
        }
      />
    );
  return (
    <ProviderFailure
      title={what === 'documents' ? 'Nothing was bought' : 'Nothing was ordered'}
      error={outcome.error}
      providerId={providerId}
    />
  );
}

/** The order that follows the docket already, if that is why it was refused. */
function followedOrder(error: unknown): number | undefined {
  const { code, body } = failureOf(error);
  return code === 'already-subscribed' ? problemMembers(body).orderId : undefined;
}
