import { useSyncExternalStore } from 'react';
import { toasts } from './toast';
import { ToastItem } from './toast-item';
import classes from './toast-list.module.css';

/** The toasts that are up. */
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
