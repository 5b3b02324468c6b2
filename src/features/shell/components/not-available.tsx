import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from './page-notice';

/** Stands at the address of a page that the product will have and has not yet. `name` is what the page is for. */
export function NotAvailable({ name }: { name: string }) {
  return (
    <PageNotice title="Not available yet">
      <p>This page is not part of this version: {name}.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
    </PageNotice>
  );
}
