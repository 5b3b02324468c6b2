import { Button } from '@mantine/core';
import { type ErrorComponentProps, useParams, useRouter } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { servingJournal } from '../draft/journals';

/** Shown when a draft can't be opened: it was placed, it no longer exists, or the service is unavailable. */
export function OrderDraftError(props: ErrorComponentProps) {
  const { error } = props;
  const router = useRouter();
  const { defaultErrorComponent: PageError } = router.options;
  const orderId = useParams({ strict: false, select: (params) => Number(params.orderId) });
  const { kind, code, detail } = failureOf(error);
  if (code === 'draft-submitted')
    return (
      <EmptyState
        isPage
        title="This order has been placed"
        description={detail ?? 'It can’t be changed here anymore.'}
        action={
          <ButtonLink to="/order-details/$orderId" params={{ orderId }} replace>
            Open order
          </ButtonLink>
        }
      />
    );
  if (kind === 'not-found')
    return (
      <NotFoundPage what="Draft" why="It may have been deleted or expired.">
        <ButtonLink to="/serve-it/order/process-serving">Order process serving</ButtonLink>
      </NotFoundPage>
    );
  if (kind === 'offline' || kind === 'timed-out' || kind === 'transient')
    return (
      <EmptyState
        isPage
        title="The draft couldn't be opened"
        description={`The service isn't responding. ${
          servingJournal.isLasting() ? 'Your work is safe: unsaved changes are kept in this browser.' : ''
        }`}
        action={<Button onClick={() => void router.invalidate()}>Try again</Button>}
      />
    );
  return PageError && <PageError {...props} />;
}
