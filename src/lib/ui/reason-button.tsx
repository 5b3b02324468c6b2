import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './reason-button.module.css';
import { useOnline } from './use-online';

interface ReasonButtonProps extends ButtonProps {
  children: ReactNode;
  /** Why it cannot be pressed now. Undefined: it can. */
  refusal: string | undefined;
  /** What it does is sent at once, which says so while there is no network. */
  needsNetwork?: boolean;
  onClick: () => void;
}

/** A button that says why it cannot be pressed: in a tooltip, which the keyboard reaches as well. */
export function ReasonButton({ refusal, needsNetwork = false, onClick, children, ...props }: ReasonButtonProps) {
  const reasonId = useId();
  const isOnline = useOnline();
  const reason = refusal ?? (needsNetwork && !isOnline ? 'You are offline. Connect to do this.' : undefined);
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
