import { Button } from '@mantine/core';
import { runtimeConfig } from '@/api/config';
import { BareFrame, LegalLinks } from '@/features/shell';
import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';

/** Replaces the sign-up where it is turned off. Visitors have no administrator to ask, so support helps. */
export function SignUpClosed() {
  const { supportPhone } = runtimeConfig();
  return (
    <BareFrame>
      <PageNotice title="Access denied">
        <p>
          Online sign-up isn’t available here. If you have an account, sign in. To open an account for your firm, call
          support.
        </p>
        <div>
          <ButtonLink to="/login">Sign in</ButtonLink>
          <Button component="a" variant="default" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
            Call {supportPhone}
          </Button>
        </div>
      </PageNotice>
      <LegalLinks />
    </BareFrame>
  );
}
