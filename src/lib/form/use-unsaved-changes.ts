import { useStore } from '@tanstack/react-form';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';

/** A form, as far as the guard looks at it. */
interface GuardedForm {
  store: Parameters<typeof useStore<{ isDefaultValue: boolean }, boolean>>[0];
}

/** Asks before a form is left in which something differs from what is saved. Reset the form to what was saved. */
export function useUnsavedChanges(form: GuardedForm): void {
  useLeaveGuard({
    isActive: useStore(form.store, ({ isDefaultValue }) => !isDefaultValue),
    question: {
      title: 'Leave without saving?',
      content: 'What you changed on this page has not been saved.',
      confirmLabel: 'Leave',
    },
  });
}
