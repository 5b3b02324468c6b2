import { useSyncExternalStore } from 'react';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';

/** A TanStack form (`useAppForm`) or a Mantine form (`useOneStepForm`). */
type GuardedForm =
  | {
      store: {
        state: { isDefaultValue: boolean };
        subscribe: (changed: () => void) => { unsubscribe: () => void };
      };
    }
  | { isDirty: () => boolean };

/** Asks before leaving a form with unsaved changes. After saving, reset the form to the saved values. */
export function useUnsavedChanges(form: GuardedForm): void {
  const hasChanges = () => ('store' in form ? !form.store.state.isDefaultValue : form.isDirty());
  const subscribe = (changed: () => void) => {
    // Mantine's form renders its component on every change.
    if (!('store' in form)) return () => {};
    const subscription = form.store.subscribe(changed);
    return () => subscription.unsubscribe();
  };
  useLeaveGuard({
    isActive: useSyncExternalStore(subscribe, hasChanges),
    question: {
      title: 'Leave without saving?',
      content: 'Your changes on this page have not been saved.',
      confirmLabel: 'Leave',
    },
  });
}
