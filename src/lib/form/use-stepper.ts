/** A form in steps, one after the other, on one TanStack form (specification, application section 4). */
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';
import { useAppForm } from './form';

/** A step of a form whose values are `Values`. */
export interface StepperStep<Values> {
  id: string;
  /** Its name in the progress; 'Step {n}' without one. */
  title?: string;
  /** Text of its button in place of 'Continue' or, on the last step, 'Get Started'. */
  submitText?: string;
  /** Whether the step before can be gone back to: not when it has done what cannot be done again. */
  canGoBack?: boolean;
  /** Messages by path of the field (`account.email`); empty when the step may be submitted. */
  validate(values: Values): FieldErrors;
  /**
   * What going on from the step does. Throws when it failed, which the form shows; answers 'stay' when it failed and the
   * person has been told elsewhere.
   */
  submit?(values: Values): Promise<'next' | 'stay'>;
}

/** Where a form in steps is kept over a reload. What must not be stored is left out by whoever writes it down. */
export interface StepperMemory<Values> {
  /** Undefined when nothing is kept, or nothing that can be read. */
  read(): { step: string; values: Values } | undefined;
  write(kept: { step: string; values: Values }): void;
  clear(): void;
}

interface StepperOptions<Values> {
  /** At least one; the same ones for as long as the form is up. */
  steps: readonly StepperStep<Values>[];
  defaultValues: Values;
  memory?: StepperMemory<Values>;
  /** What is wrong from the start; like any failure it goes with the next edit. */
  initialFailure?: unknown;
  /** Gets all data after the last step. What it throws is logged and nothing else (section 4). */
  onComplete(values: Values): void | Promise<void>;
}

/** Why a step could not be submitted. */
export interface StepFailure {
  message: string;
  /** What was thrown. */
  error: unknown;
}

/** How the last attempt to go on ended, where it did not lead on: tells the focus where to go. */
export type StepperHalt = { at: number; reason: 'invalid' | 'failed' };

/** Where the form stands, for `Stepper` to show. */
export interface StepperState {
  steps: readonly Pick<StepperStep<never>, 'id' | 'title' | 'submitText' | 'canGoBack'>[];
  index: number;
  failure: StepFailure | undefined;
  halt: StepperHalt | undefined;
  isSubmitting: boolean;
  /** False while submitting, and while a message stands at a field. */
  canSubmit: boolean;
  /** Validates the step, runs its handler and goes on. Does nothing while it is at it. */
  submit(): Promise<void>;
  previous(): void;
}

/** The form, and where it stands. Hand both to `Stepper`. */
export function useStepper<Values>(options: StepperOptions<Values>) {
  const { steps, defaultValues, memory, initialFailure, onComplete } = options;
  const [kept] = useState(() => memory?.read());
  const [index, setIndex] = useState(() =>
    Math.max(
      steps.findIndex((step) => step.id === kept?.step),
      0,
    ),
  );
  const [failure, setFailure] = useState<StepFailure | undefined>(() =>
    initialFailure === undefined ? undefined : stepFailure(initialFailure),
  );
  const [halt, setHalt] = useState<StepperHalt>();
  const isRunning = useRef(false);
  const isShown = useShown();
  const step = steps[index];

  const form = useAppForm({
    defaultValues: kept?.values ?? defaultValues,
    validators: {
      onSubmit: ({ value }) => {
        const errors = step?.validate(value) ?? new Map<string, string>();
        return errors.size > 0 ? { fields: Object.fromEntries(errors) } : undefined;
      },
    },
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        setFailure(undefined);
        const { values } = formApi.state;
        const errors = step?.validate(values);
        // The field's own message goes with any edit, those of other fields when the edit has mended them.
        for (const [name, meta] of Object.entries(fieldApi.form.state.fieldMeta)) {
          const isMended = name === fieldApi.name || !errors?.has(name);
          if (meta?.errorMap.onSubmit !== undefined && isMended)
            fieldApi.form.setFieldMeta(name, (field) => ({
              ...field,
              errorMap: { ...field.errorMap, onSubmit: undefined },
            }));
        }
        if (step) memory?.write({ step: step.id, values });
      },
    },
    onSubmit: ({ value }) => run(value),
    onSubmitInvalid: () => stop('invalid'),
  });
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const canSubmit = useStore(form.store, (state) => state.canSubmit);

  function stop(reason: StepperHalt['reason']): void {
    setHalt((before) => ({ at: (before?.at ?? 0) + 1, reason }));
  }

  async function run(values: Values): Promise<void> {
    try {
      if ((await step?.submit?.(values)) === 'stay') return stop('failed');
    } catch (error) {
      setFailure(stepFailure(error));
      return stop('failed');
    }
    const next = steps[index + 1];
    if (next) {
      memory?.write({ step: next.id, values: form.state.values });
      setIndex(index + 1);
      return;
    }
    memory?.clear();
    // Whoever has left meanwhile is not fetched back.
    if (isShown.current) await complete(values);
  }

  async function complete(values: Values): Promise<void> {
    try {
      await onComplete(values);
    } catch (error) {
      console.error(error);
    }
  }

  const state: StepperState = {
    steps,
    index,
    failure,
    halt,
    isSubmitting,
    canSubmit,
    submit: async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setFailure(undefined);
      await form.handleSubmit();
      isRunning.current = false;
    },
    previous: () => {
      setFailure(undefined);
      const before = steps[index - 1];
      if (!before || isRunning.current) return;
      setIndex(index - 1);
      memory?.write({ step: before.id, values: form.state.values });
    },
  };
  return { form, state };
}

/** Whether the component is still on the page, for what ends later. */
function useShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Stands in where a failure says nothing about itself. */
const unexpected = 'An unexpected error occurred. Please try again.';

/** What is shown of a thing that was thrown. */
function stepFailure(error: unknown): StepFailure {
  const message = error instanceof Error && error.message.trim() !== '' ? error.message : unexpected;
  return { message, error };
}
