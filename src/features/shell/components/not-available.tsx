import { builtPages, type PlannedPage } from '@/features/navigation';
import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';

/** Stands at the address of a page that the product will have and has not yet. */
export function NotAvailable({ name, instead }: PlannedPage) {
  return (
    <PageNotice title="Not available yet">
      <p>This page is not part of this version: {name}.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
        {instead.map((page) => (
          <ButtonLink key={page} to={builtPages[page].to} variant="default">
            {builtPages[page].label}
          </ButtonLink>
        ))}
      </div>
    </PageNotice>
  );
}
