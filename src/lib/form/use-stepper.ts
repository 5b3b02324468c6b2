/** A form in steps, on one TanStack form (specification, application section 4). */
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';
import { useAppForm } from './form';

/** A step of a form whose values are `Values`. */
export interface StepperStep<Values> {
  id: string;
  /** Its name in the progress. Default: 'Step {n}'. */
  title?: string;
  /** Its button text. Default: 'Continue', or 'Get Started' on the last step. */
  submitText?: string;
  /** Whether Back is offered: not if the previous step cannot be repeated. */
  canGoBack?: boolean;
  /** Messages by field path (`account.email`). Empty if the step is valid. */
  validate(values: Values): FieldErrors;
  /** Runs before the next step. Throws on failure, which the form shows. Returns 'stay' if the failure is shown elsewhere. */
  submit?(values: Values): Promise<'next' | 'stay'>;
}

/** Keeps the form across reloads. Implementations leave out what must not be stored. */
export interface StepperMemory<Values> {
  /** Undefined if nothing readable is stored. */
  read(): { step: string; values: Values } | undefined;
  write(kept: { step: string; values: Values }): void;
  clear(): void;
}

interface StepperOptions<Values> {
  /** At least one. Must not change while the form is shown. */
  steps: readonly StepperStep<Values>[];
  defaultValues: Values;
  memory?: StepperMemory<Values>;
  /** A failure to show from the start. The next edit clears it. */
  initialFailure?: unknown;
  /** Receives all values after the last step. Errors are only logged (section 4). */
  onComplete(values: Values): void | Promise<void>;
}

/** Why a step could not be submitted. */
export interface StepFailure {
  message: string;
  /** What was thrown. */
  error: unknown;
}

/** Why the last submission did not advance. Decides where the focus goes. */
export type StepperHalt = { at: number; reason: 'invalid' | 'failed' };

/** The state for `Stepper` to show. */
export interface StepperState {
  steps: readonly Pick<StepperStep<never>, 'id' | 'title' | 'submitText' | 'canGoBack'>[];
  index: number;
  failure: StepFailure | undefined;
  halt: StepperHalt | undefined;
  isSubmitting: boolean;
  /** False while submitting or while a field shows an error. */
  canSubmit: boolean;
  /** Validates and submits the step, then advances. Ignored while running. */
  submit(): Promise<void>;
  previous(): void;
}

/** The form and its state, for `Stepper`. */
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
  const isMounted = useMounted();
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
        // An edit clears the field's own error, and other errors that it fixes.
        for (const [name, meta] of Object.entries(fieldApi.form.state.fieldMeta)) {
          const isFixed = name === fieldApi.name || !errors?.has(name);
          if (meta?.errorMap.onSubmit !== undefined && isFixed)
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
    // The person may have left the page.
    if (isMounted.current) await complete(values);
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

/** Tells whether the component is still mounted, for asynchronous work. */
function useMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** For errors without a message. */
const unexpected = 'An unexpected error occurred. Please try again.';

/** Turns a thrown value into a failure. */
function stepFailure(error: unknown): StepFailure {
  const message = error instanceof Error && error.message.trim() !== '' ? error.message : unexpected;
  return { message, error };
}
