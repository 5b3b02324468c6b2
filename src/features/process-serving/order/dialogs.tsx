/** The dialogs of an order and its recipients. Each loads its code when it first opens. */
import { type ComponentProps, lazy } from 'react';
import { Opening } from '@/lib/ui/opening';

const LazyTextDialog = lazy(() => import('./text-dialog'));
const LazyAddAddress = lazy(() => import('./add-address'));

/** Asks for a text and sends it. */
export function TextDialog(props: ComponentProps<typeof LazyTextDialog>) {
  return (
    <Opening>
      <LazyTextDialog {...props} />
    </Opening>
  );
}

/** Adds an address to a recipient. */
export function AddAddress(props: ComponentProps<typeof LazyAddAddress>) {
  return (
    <Opening>
      <LazyAddAddress {...props} />
    </Opening>
  );
}
