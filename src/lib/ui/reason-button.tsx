import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './reason-button.module.css';

interface ReasonButtonProps extends ButtonProps {
  children: ReactNode;
  /** Why it cannot be pressed now. Undefined: it can. */
  refusal: string | undefined;
  onClick: () => void;
}

/** A button that says why it cannot be pressed: in a tooltip, which the keyboard reaches as well. */
export function ReasonButton({ refusal, onClick, children, ...props }: ReasonButtonProps) {
  const reasonId = useId();
  if (refusal === undefined)
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
        {refusal}
      </span>
    </span>
  );
}
