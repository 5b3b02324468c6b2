/** The dialogs of an order and its recipients. Each loads its code when it first opens. */
import { type ComponentProps, lazy, Suspense } from 'react';

const LazyTextDialog = lazy(() => import('./text-dialog'));
const LazyAddAddress = lazy(() => import('./add-address'));

/** Asks for a text and sends it. */
export function TextDialog(props: ComponentProps<typeof LazyTextDialog>) {
  return (
    <Suspense>
      <LazyTextDialog {...props} />
    </Suspense>
  );
}

/** Adds an address to a recipient. */
export function AddAddress(props: ComponentProps<typeof LazyAddAddress>) {
  return (
    <Suspense>
      <LazyAddAddress {...props} />
    </Suspense>
  );
}
