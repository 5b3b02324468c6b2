import { Button } from '@mantine/core';
import { type ErrorComponentProps, useParams, useRouter } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';

/** Stands where a draft could not be opened: it is an order by now, it is gone, or it cannot be had at the moment. */
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
        description={detail ?? 'It is an order now.'}
        action={
          <ButtonLink to="/order-details/$orderId" params={{ orderId }} replace>
            Open the order
          </ButtonLink>
        }
      />
    );
  if (kind === 'not-found')
    return (
      <EmptyState
        isPage
        title="There is no such draft"
        description="It may have been deleted, have expired, or belong to another state."
        action={<ButtonLink to="/case-initiation">Start a new case</ButtonLink>}
      />
    );
  if (kind === 'offline' || kind === 'transient')
    return (
      <EmptyState
        isPage
        title="The draft could not be opened"
        description="The filing service does not answer. Nothing is lost: what is saved is there, and what was not is kept in this browser."
        action={<Button onClick={() => void router.invalidate()}>Try again</Button>}
      />
    );
  return PageError && <PageError {...props} />;
}
