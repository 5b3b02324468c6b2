import { Outlet } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { useAppForm } from '@/lib/form';
import { DraftContext } from '../draft/draft-context';
import { newCaseFormOptions } from '../forms/new-case-form';

interface DraftPageProps {
  state: StateCode;
  orderId: number;
}

/** A draft: its steps, its state of saving, and the form that all steps share. */
export function DraftPage({ state, orderId }: DraftPageProps) {
  const form = useAppForm(newCaseFormOptions);
  return (
    <form.AppForm>
      <DraftContext value={{ state, orderId, mappingId: undefined, isReadOnly: false }}>
        <Outlet />
      </DraftContext>
    </form.AppForm>
  );
}
