import '@mantine/core/styles/CloseButton.css';
import { CloseButton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { toasts } from './toast';
import classes from './toast-list.module.css';

/** The toasts that are up. A screen reader hears a failure at once, the others when it is done speaking. */
export default function ToastList() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.snapshot);
  return (
    <section className={classes.list} aria-label="Messages">
      {items.map(({ id, tone, title, message }) => (
        <div key={id} className={classes.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
          <div className={classes.text}>
            <strong>{title}</strong>
            {message && <span>{message}</span>}
          </div>
          <CloseButton aria-label="Close message" onClick={() => toasts.remove(id)} />
        </div>
      ))}
    </section>
  );
}
