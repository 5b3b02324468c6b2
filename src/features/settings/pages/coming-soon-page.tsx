import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';

const route = getRouteApi('/_authenticated/_main/settings/$section');

/** A part of the settings that is announced and not there yet. */
export function ComingSoonPage() {
  const { title } = route.useLoaderData();
  return (
    <>
      <PageHeader title={title} breadcrumb="Settings" />
      <EmptyState
        title="Coming soon"
        description="These settings are not part of this version yet."
        action={
          <ButtonLink to="/" variant="default">
            Back to home
          </ButtonLink>
        }
      />
    </>
  );
}
