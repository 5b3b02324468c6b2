import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './reason-button.module.css';
import { useOnline } from './use-online';

interface ReasonButtonProps extends ButtonProps {
  children: ReactNode;
  /** Why the button is disabled. Undefined enables it. */
  refusal: string | undefined;
  /** Disables the button while offline. */
  needsNetwork?: boolean;
  onClick: () => void;
}

/** A button that explains in a tooltip, also reachable by keyboard, why it is disabled. */
export function ReasonButton({ refusal, needsNetwork = false, onClick, children, ...props }: ReasonButtonProps) {
  const reasonId = useId();
  const isOnline = useOnline();
  const reason = refusal ?? (needsNetwork && !isOnline ? 'You are offline. Reconnect to do this.' : undefined);
  if (reason === undefined)
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <span className={classes.box}>
      <Button
        {...props}
        data-disabled
        aria-disabled
        aria-describedby={reasonId}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <span id={reasonId} role="tooltip" className={classes.reason}>
        {reason}
      </span>
    </span>
  );
}
