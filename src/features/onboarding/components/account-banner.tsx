import type { FailureKind } from '@/api/errors';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { accountBanner } from '../model/failures';

/** Shows what a failed sign-up shows besides its message. Most failures show nothing. */
export function AccountBanner({ kind }: { kind: FailureKind }) {
  const banner = accountBanner(kind);
  if (!banner) return null;
  return (
    <Notice
      tone={banner.offersSignIn ? 'info' : 'bad'}
      title={banner.text}
      action={
        banner.offersSignIn && (
          <AppLink to="/" size="sm">
            Sign in
          </AppLink>
        )
      }
    />
  );
}
