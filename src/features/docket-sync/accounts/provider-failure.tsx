import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { explain, failureOf, retryAfterOf } from '@/api/errors';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { problemMembers } from '../problem-members';
import { type ProviderId, pacerId, providerOf } from './providers';
import { inSeconds, useSecondsLeft } from './seconds-left';

const AccountDialog = lazy(() => import('./account-dialog'));

interface ProviderFailureProps {
  /** What didn't happen. */
  title: string;
  error: unknown;
  providerId: ProviderId;
  /** The account that was used, if the page chose it. */
  userName?: string | undefined;
  /** Asks again. Missing where asking may cost money: the page's own button says the price. */
  onRetry?: (() => void) | undefined;
}

/** Shows why a provider didn't do what it was asked, and what to do about it (dockets, section 10). */
export function ProviderFailure({ title, error, providerId, userName, onRetry }: ProviderFailureProps) {
  const failure = failureOf(error);
  const text = explain(failure, 'Please try again in a moment.');
  const again = onRetry && (
    <Button variant="default" size="compact-sm" onClick={onRetry}>
      Try again
    </Button>
  );
  switch (failure.code) {
    case 'credentials-missing':
    case 'credentials-refused':
    case 'code-required':
    case 'search-inactive':
      return (
        <Notice
          tone="warning"
          title={title}
          action={<SignInAgain providerId={providerId} userName={userName} onSaved={onRetry} />}
        >
          {text}
          {failure.code === 'search-inactive' && ' Ask PACER to reactivate it, then sign in again.'}
        </Notice>
      );
    case 'account-locked': {
      const until = problemMembers(failure.body).lockedUntil;
      return (
        <Notice tone="warning" title={title} action={again}>
          {text} {until && `It unlocks ${formatInstant(until)}.`}
        </Notice>
      );
    }
    case 'pacer-limit-reached': {
      const { limit, spent, asked } = problemMembers(failure.body);
      return (
        <Notice tone="warning" title={title}>
          {text}
          {limit !== undefined && spent !== undefined && asked !== undefined && (
            <>
              {` ${formatDollars(spent)} of ${formatDollars(limit)} is spent this month; this costs ${formatDollars(asked)}.`}
              {' Ask an administrator to change the limit.'}
            </>
          )}
        </Notice>
      );
    }
    case 'provider-down': {
      const readAt = problemMembers(failure.body).readAt;
      return (
        <Notice tone="warning" title={title} action={again}>
          {text} {readAt && `Last read ${formatInstant(readAt)}.`}
        </Notice>
      );
    }
    case 'too-many-requests':
      return (
        <Notice tone="warning" title={title} action={again}>
          The provider limits searches per minute. <Countdown key={text} milliseconds={retryAfterOf(error) ?? 60_000} />
        </Notice>
      );
    default:
      return (
        <Notice tone="bad" title={title} action={again}>
          {text}
        </Notice>
      );
  }
}

interface SignInAgainProps extends Pick<ProviderFailureProps, 'providerId' | 'userName'> {
  /** Names what it does, if not signing in again. */
  label?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** Opens the account form: PACER's page with a way back, else a dialog. */
export function SignInAgain({ providerId, userName, label, onSaved }: SignInAgainProps) {
  const returnUrl = useLocation({ select: ({ href }) => href });
  const [isOpen, setOpen] = useState(false);
  const name = providerOf(providerId)?.shortName;
  const text = label ?? `Sign in to ${name}`;
  const accessibleName = label && `${label}: ${name}`;
  if (providerId === pacerId)
    return (
      <ButtonLink
        to="/docket-sync/pacer/login"
        search={{ userName, returnUrl }}
        variant="default"
        size="compact-sm"
        aria-label={accessibleName}
      >
        {text}
      </ButtonLink>
    );
  return (
    <>
      <Button variant="default" size="compact-sm" aria-label={accessibleName} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <Opening>
          <AccountDialog
            providerId={providerId}
            userName={userName}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              onSaved?.();
            }}
          />
        </Opening>
      )}
    </>
  );
}

/** Counts down the seconds until the provider takes another request. */
function Countdown({ milliseconds }: { milliseconds: number }) {
  const left = useSecondsLeft(milliseconds);
  return left > 0 ? `Try again in ${inSeconds(left)}.` : 'You can search again now.';
}
