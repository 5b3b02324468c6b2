import { FailureCaption, type StepFailure } from '@/lib/form';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { accountBanner } from '../model/failures';
import classes from './account-failure.module.css';

/** Why no account was made: the banner that belongs to the failure, and its message. */
export function AccountFailure({ message, status }: StepFailure) {
  const banner = accountBanner(status);
  return (
    <div className={classes.failure}>
      {banner && (
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
      )}
      <FailureCaption message={message} />
    </div>
  );
}
