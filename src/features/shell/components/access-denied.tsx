import { ButtonLink } from '@/lib/ui/links';
import { LegalLinks } from './legal-links';
import { PageNotice } from './page-notice';

/** Says that the person may not see what is here. */
export function AccessDenied() {
  return (
    <PageNotice title="Access denied">
      <p>You do not have access to this page. If you should have, ask your firm's administrator.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
      <LegalLinks />
    </PageNotice>
  );
}
