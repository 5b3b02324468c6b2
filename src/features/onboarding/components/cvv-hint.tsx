import { IconHelpCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './cvv-hint.module.css';

/** Where the security code is found: a tooltip for the mouse, the keyboard and the finger. */
export function CvvHint() {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <span className={classes.box} data-dismissed={isDismissed || undefined}>
      <button
        type="button"
        className={classes.button}
        aria-label="What is the CVV?"
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
        onBlur={() => setDismissed(false)}
      >
        <IconHelpCircle size={20} aria-hidden />
      </button>
      <span id={id} role="tooltip" className={classes.tip}>
        The 3 digits on the back of your card. American Express: the 4 digits on the front.
      </span>
    </span>
  );
}
