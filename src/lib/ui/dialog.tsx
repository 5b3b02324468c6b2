import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { fading } from './fading';
import { useFocusReturn } from './use-focus-return';

/** Widths of dialogs (specification, application section 2). */
const sizes = {
  small: '22.5rem',
  medium: '30rem',
  large: '35rem',
  'extra-large': '50rem',
  'extra-extra-large': '65rem',
} as const;

/** Maximum content heights in pixels, above which a dialog scrolls (section 9). */
const scrollHeights = { small: 416, medium: 496, large: 656 } as const;

/** `announcement` centers its text; `scrolling` scrolls its content between the title and the actions. */
export type DialogMode =
  | { mode?: 'regular' | 'announcement' | 'fullScreen' }
  | { mode: 'scrolling'; scrollHeight: keyof typeof scrollHeights };

/** The dialog's root fades as a whole. */
const instantly = { duration: 0 } as const;

type DialogProps = DialogMode & {
  title: string;
  size?: keyof typeof sizes;
  onClose: () => void;
  /** Whether Escape and a click outside close it. Off if it must be answered (decision 16). */
  closeOnBlur?: boolean;
  /** The accessible name of the close button. */
  closeLabel?: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
};

/** A modal dialog. Traps the focus and restores it on close. Fades in and out in 300 ms. */
export function Dialog(props: DialogProps) {
  const { title, size = 'medium', onClose, closeOnBlur = true, closeLabel = 'Close', children, actions } = props;
  useFocusReturn();
  return (
    <Modal
      ref={fading}
      opened
      onClose={onClose}
      title={title}
      size={sizes[size]}
      centered
      fullScreen={props.mode === 'fullScreen'}
      closeOnEscape={closeOnBlur}
      closeOnClickOutside={closeOnBlur}
      transitionProps={instantly}
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={{ header: classes.header, title: classes.title }}
      data-mode={props.mode}
    >
      {props.mode === 'scrolling' ? (
        <section
          className={classes.scroll}
          style={{ maxHeight: scrollHeights[props.scrollHeight] }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
          tabIndex={0}
          aria-label={title}
        >
          {children}
        </section>
      ) : (
        <div className={props.mode === 'announcement' ? classes.announcement : undefined}>{children}</div>
      )}
      {actions && (
        <div className={classes.actions} data-mode={props.mode}>
          {actions}
        </div>
      )}
    </Modal>
  );
}
