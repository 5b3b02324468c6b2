import { useMatch } from '@tanstack/react-router';
import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';
import { LegalLinks } from './legal-links';

/** Says that the person may not see what is here, with the footer’s links where no layout around it has them. */
export function AccessDenied() {
  const page = useMatch({ strict: false, select: ({ id }) => id });
  const hasFooter = page?.startsWith('/_authenticated/_main/');
  return (
    <PageNotice title="Access denied">
      <p>You do not have access to this page. If you should have, ask your firm's administrator.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
      {!hasFooter && <LegalLinks />}
    </PageNotice>
  );
}
