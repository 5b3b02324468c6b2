import { Button } from '@mantine/core';
import { type ErrorComponentProps, useParams, useRouter } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { UnbuiltProviderError } from '@/features/efiling';
import { Planned, screens } from '@/features/navigation';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { draftJournal } from '../draft/journals';

/** Shown when a draft can't be opened: it was submitted, it no longer exists, or the service is unavailable. */
export function DraftErrorPage(props: ErrorComponentProps) {
  const { error } = props;
  const router = useRouter();
  const { defaultErrorComponent: PageError } = router.options;
  const orderId = useParams({ strict: false, select: (params) => Number(params.orderId) });
  const { kind, code, detail } = failureOf(error);
  if (code === 'draft-submitted')
    return (
      <EmptyState
        isPage
        title="This draft has been submitted"
        description={detail ?? "It's now an order."}
        action={
          <ButtonLink to="/order-details/$orderId" params={{ orderId }} replace>
            Open order
          </ButtonLink>
        }
      />
    );
  if (error instanceof UnbuiltProviderError)
    return (
      <EmptyState
        isPage
        title="This draft can’t be edited here yet"
        description="We don’t file with this court’s e-filing provider yet."
        action={
          <ButtonLink to="/order-details/$orderId" params={{ orderId }} replace>
            Open order
          </ButtonLink>
        }
      />
    );
  if (kind === 'not-found')
    return (
      <NotFoundPage what="Draft" why="It may have been deleted, expired, or belong to another state.">
        <ButtonLink to="/case-initiation">
          Start a new case
          <Planned page={screens.newFiling.page} />
        </ButtonLink>
      </NotFoundPage>
    );
  if (kind === 'offline' || kind === 'timed-out' || kind === 'transient')
    return (
      <EmptyState
        isPage
        title="The draft couldn't be opened"
        description={`The filing service isn't responding. ${
          draftJournal.isLasting() ? 'Your work is safe: unsaved changes are kept in this browser.' : ''
        }`}
        action={<Button onClick={() => void router.invalidate()}>Try again</Button>}
      />
    );
  return PageError && <PageError {...props} />;
}
