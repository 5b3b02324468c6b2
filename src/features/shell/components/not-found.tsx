import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';

/** Stands where there is no such page, or no such thing. */
export function NotFound() {
  return (
    <PageNotice title="Page not found">
      <p>There is nothing at this address. It may have been moved or removed, or a letter is missing.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
        <ButtonLink to="/orders" variant="default">
          All Orders
        </ButtonLink>
      </div>
    </PageNotice>
  );
}
