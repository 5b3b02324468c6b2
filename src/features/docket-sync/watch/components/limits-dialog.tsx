import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { PacerLimits } from '@/api/generated/docket-watch/model';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { type LimitValues, readLimit, toLimitValues } from '../model/limits-form';
import { useSaveLimits } from '../mutations';
import classes from './watch.module.css';

interface LimitsDialogProps {
  limits: PacerLimits;
  onClose: () => void;
}

const errorOf = (text: string) =>
  readLimit(text) === undefined ? 'Enter an amount up to $100,000.00, or nothing.' : undefined;

/** The firm's limits at PACER. What would pass one buys nothing. */
export default function LimitsDialog({ limits, onClose }: LimitsDialogProps) {
  const { mutateAsync } = useSaveLimits();
  const { save, failure, isBusy } = useSave((error) => {
    const outcome = changeFailed(error, 'The limits could not be saved', 'the limits were saved');
    return { message: outcome, help: explain(failureOf(error), '') };
  });
  const form = useOneStepForm<LimitValues>({
    initialValues: toLimitValues(limits),
    errorsOf: ({ firmMonth, caseMonth, unasked }) => ({
      firmMonth: errorOf(firmMonth),
      caseMonth: errorOf(caseMonth),
      unasked: errorOf(unasked),
    }),
  });
  const submit = form.onSubmit(async ({ firmMonth, caseMonth, unasked }) => {
    const wanted = {
      firmMonth: readLimit(firmMonth) ?? null,
      caseMonth: readLimit(caseMonth) ?? null,
      unasked: readLimit(unasked) ?? null,
    };
    if (await save(() => mutateAsync(wanted))) onClose();
  });
  const field = { inputMode: 'decimal', autoComplete: 'off', leftSection: '$', maxLength: 12 } as const;
  return (
    <DialogForm title="PACER limits" submitLabel="Save limits" isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <div className={classes.stack}>
        <TextInput
          {...form.getInputProps('firmMonth')}
          {...field}
          label="Your firm, per month"
          description="Leave blank for no limit. Purchases over the limit are blocked."
        />
        <TextInput {...form.getInputProps('caseMonth')} {...field} label="Each case, per month" />
        <TextInput
          {...form.getInputProps('unasked')}
          {...field}
          label="One purchase without asking"
          description="Ask before any purchase over this amount."
        />
        <FormFailureMessage failure={failure} />
      </div>
    </DialogForm>
  );
}
