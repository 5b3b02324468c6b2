import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './reason-button.module.css';
import { useOnline } from './use-online';

interface ReasonButtonProps extends ButtonProps {
  children: ReactNode;
  /** Why the button is disabled. Undefined enables it. */
  refusal: string | undefined;
  /** Shows the reason below the button instead of in a tooltip. */
  isReasonShown?: boolean;
  /** Disables the button while offline. */
  needsNetwork?: boolean;
  onClick: () => void;
}

/**
 * A button that explains why it is disabled: in a tooltip, also reachable by keyboard, and below it where there is no
 * pointer to hover with.
 */
export function ReasonButton(props: ReasonButtonProps) {
  const { refusal, needsNetwork = false, isReasonShown = false, onClick, children, ...look } = props;
  const reasonId = useId();
  const isOnline = useOnline();
  const reason = refusal ?? (needsNetwork && !isOnline ? 'You are offline. Reconnect to do this.' : undefined);
  if (reason === undefined)
    return (
      <Button {...look} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <span className={classes.box} data-shown={isReasonShown || undefined}>
      <Button
        {...look}
        data-disabled
        aria-disabled
        aria-describedby={reasonId}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <span id={reasonId} role={isReasonShown ? undefined : 'tooltip'} className={classes.reason}>
        {reason}
      </span>
    </span>
  );
}
