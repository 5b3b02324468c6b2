import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';

interface ComingSoonPageProps {
  title: string;
  /** How to do the same for now, if possible. */
  meanwhile: string | undefined;
}

/** A settings page that is announced but not built. */
export function ComingSoonPage({ title, meanwhile }: ComingSoonPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Coming soon"
        description={`These settings aren’t available yet. ${meanwhile ?? ''}`}
        action={
          <ButtonLink to="/" variant="default">
            Back to home
          </ButtonLink>
        }
      />
    </>
  );
}
