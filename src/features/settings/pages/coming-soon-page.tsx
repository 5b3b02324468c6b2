import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';

interface ComingSoonPageProps {
  title: string;
  /** What does the same until then, if anything. */
  meanwhile: string | undefined;
}

/** A part of the settings that is announced and not there yet. */
export function ComingSoonPage({ title, meanwhile }: ComingSoonPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Coming soon"
        description={`These settings are not part of this version yet. ${meanwhile ?? ''}`}
        action={
          <ButtonLink to="/" variant="default">
            Back to home
          </ButtonLink>
        }
      />
    </>
  );
}
