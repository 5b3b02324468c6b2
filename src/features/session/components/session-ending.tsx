import { Button, Group } from '@mantine/core';
import { useContext, useEffect, useState } from 'react';
import { formatTime } from '@/lib/format/dates';
import { appPrefix } from '@/lib/links/app-prefix';
import type { OutsideLinks } from '@/lib/links/window-target';
import { LinkSettingsContext } from '@/lib/ui/link-settings';
import { Notice } from '@/lib/ui/notice';
import { renewToken } from '../session';
import { planSignIn, signIn, signInAddress } from '../sign-in';
import { storedToken } from '../token-store';
import classes from './session-ending.module.css';

interface SessionEndingProps {
  /** Milliseconds since 1970, by this machine's clock. */
  expiresAt: number;
  /** In a frame, where people can't sign in. */
  isEmbedded: boolean;
}

/**
 * Warns that the session is about to end. It is on top of everything but doesn't take the focus, so typing continues.
 */
export default function SessionEnding({ expiresAt, isEmbedded }: SessionEndingProps) {
  const isOver = useIsOver(expiresAt);
  const { outsideLinks } = useContext(LinkSettingsContext);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const stay = async () => {
    setAttempt('running');
    setAttempt((await renewToken(storedToken())) ? 'none' : 'failed');
  };
  return (
    // In the top layer, above open dialogs.
    <div popover="manual" ref={(element) => element?.showPopover?.()} className={classes.warning}>
      <Notice
        tone="warning"
        title={isOver ? 'Your session has ended' : `Your session ends at ${formatTime(expiresAt)}`}
        action={
          <Group gap="xs">
            <Button size="xs" loading={attempt === 'running'} onClick={() => void stay()}>
              Stay signed in
            </Button>
            {!isEmbedded && (
              <Button size="xs" variant="default" onClick={() => signInAgain(outsideLinks, appPrefix)}>
                Sign in again
              </Button>
            )}
          </Group>
        }
      >
        {isEmbedded
          ? 'It couldn’t be renewed. Save your work, then launch the product again from your practice-management system.'
          : `It couldn’t be renewed. What you entered stays here.${outsideLinks === 'new-tab' ? ' Signing in again opens another tab, and this page then continues.' : ''}`}
        <p role="status" className={classes.status}>
          {attempt === 'failed' && 'The sign-in service still isn’t responding. Try again in a moment.'}
        </p>
      </Notice>
    </div>
  );
}

/** Tells whether that moment has passed. */
function useIsOver(moment: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return over === moment;
}

/**
 * Signs in in another tab; this page stays and picks up the new session. If links can't open tabs, this page leaves and
 * returns, and drafts keep their input.
 * @param firstPage the page for the other tab, with the prefix.
 */
function signInAgain(outsideLinks: OutsideLinks, firstPage: string): void {
  const { pathname, search, hash } = window.location;
  if (outsideLinks === 'same-window') signIn(planSignIn(`${pathname}${search}${hash}`));
  else window.open(signInAddress(firstPage), '_blank', 'noopener');
}
