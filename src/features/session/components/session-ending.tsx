import { Button, Group } from '@mantine/core';
import { useContext, useEffect, useState } from 'react';
import { formatTime } from '@/lib/format/dates';
import { appPrefix } from '@/lib/links/app-prefix';
import { LinkSettingsContext } from '@/lib/ui/link-settings';
import { Notice } from '@/lib/ui/notice';
import { signInAgain, staySignedIn } from '../stay-signed-in';
import classes from './session-ending.module.css';

interface SessionEndingProps {
  /** Milliseconds since 1970, by this machine's clock. */
  expiresAt: number;
  /** In a frame nobody can sign in. */
  isEmbedded: boolean;
}

/** The warning of a session's end. Above everything and in nobody's way: what is being typed goes on. */
export default function SessionEnding({ expiresAt, isEmbedded }: SessionEndingProps) {
  const isOver = useIsOver(expiresAt);
  const { outsideLinks } = useContext(LinkSettingsContext);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const stay = async () => {
    setAttempt('running');
    setAttempt((await staySignedIn()) ? 'none' : 'failed');
  };
  return (
    // The top layer: a dialog that is open does not cover it.
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
          ? 'It could not be renewed. Save what you are doing, then launch the product again from your practice management system.'
          : `It could not be renewed. What you have entered stays here${outsideLinks === 'new-tab' ? ': signing in again opens another tab, and this page goes on by itself' : ''}.`}
        <p role="status" className={classes.status}>
          {attempt === 'failed' && 'The sign-in service still does not answer. Try again in a moment.'}
        </p>
      </Notice>
    </div>
  );
}

/** Whether that moment has passed. */
function useIsOver(moment: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return over === moment;
}
