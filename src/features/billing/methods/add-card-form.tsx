import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmissionError } from '@/api/submission';
import { addCard, CardFields, CardNotes, cardErrors, emptyCard, serviceFeePercent } from '@/features/payment-card';
import { FieldErrorsProvider, fieldId, ShortForm, useAppForm, useSave } from '@/lib/form';
import { showFailure, showToast } from '@/lib/ui/toast';
import { refreshBilling } from '../refresh';

/** Adds a card in place of the one on file, as onboarding does. The card stays in the form. */
export function AddCardForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const form = useAppForm({ defaultValues: { card: emptyCard } });
  const card = useStore(form.store, ({ values }) => values.card);
  const { save, ...saving } = useSave((error) => ({ message: error instanceof Error ? error.message : '' }));
  const errors = new Map(
    Object.entries<string | undefined>(cardErrors(card, new Date())).map(([field, error]) => [
      `card.${field}`,
      error ?? '',
    ]),
  );

  async function submit(): Promise<void> {
    setChecked(true);
    const [first] = errors.keys();
    if (first !== undefined) return document.getElementById(fieldId(first))?.focus();
    const isAdded = await save(async () => {
      try {
        await addCard(card, { queryClient });
      } catch (error) {
        if (error instanceof SubmissionError && error.toastTitle !== undefined)
          showFailure(error.toastTitle, error.message);
        throw error;
      }
    });
    await refreshBilling(queryClient);
    if (!isAdded) return;
    showToast({ tone: 'good', title: 'Card added' });
    onDone();
  }

  return (
    <form.AppForm>
      <FieldErrorsProvider errors={isChecked ? errors : new Map()}>
        <ShortForm onSubmit={() => void submit()} label="Card" submitLabel="Save card" {...saving}>
          <CardFields />
          <CardNotes
            fee={`A ${serviceFeePercent}% service fee applies to credit card payments, except where the law caps or bans it.`}
          />
        </ShortForm>
      </FieldErrorsProvider>
    </form.AppForm>
  );
}
