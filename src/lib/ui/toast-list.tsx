import '@mantine/core/styles/CloseButton.css';
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Toast, toasts } from './toast';
import classes from './toast-list.module.css';

/** The current toasts. */
export default function ToastList() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.snapshot);
  return (
    <section className={classes.list} aria-label="Messages">
      {items.map(({ id, ...toast }) => (
        <ToastItem key={id} toast={toast} onClose={() => toasts.remove(id)} />
      ))}
    </section>
  );
}

/** How long a toast stays, in milliseconds. */
const duration = 6000;
const durationWithUndo = 10_000;

/**
 * One toast. Screen readers announce a failure at once. Failures stay until closed; other toasts disappear, except while
 * hovered or focused.
 */
function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, title, message, undo } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const stays = tone === 'bad' || toast.stays || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => close(), undo ? durationWithUndo : duration);
    return () => clearTimeout(timer);
  }, [stays, undo]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only keep the toast open
    <div
      className={classes.toast}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={classes.text}>
        <strong>{title}</strong>
        {message && <span>{message}</span>}
      </div>
      {undo && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onClose();
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <CloseButton aria-label="Close message" onClick={onClose} />
    </div>
  );
}
