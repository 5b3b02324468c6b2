import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type FormFailure, FormFailureMessage } from './form-failure';
import classes from './stepper.module.css';
import type { StepperState } from './use-stepper';

interface StepperProps {
  state: StepperState;
  /** `form.AppForm` from `useStepper`. */
  Form: ComponentType<{ children?: ReactNode }>;
  /** The fields of the current step. */
  children: ReactNode;
  /** Why the step could not be submitted: `state.failure`, with help. */
  failure: FormFailure | undefined;
  /** Whether the step is being submitted. */
  isBusy: boolean;
}

/** A form in steps: progress, current step, failure and buttons. */
export function Stepper({ state, Form, children, failure, isBusy }: StepperProps) {
  const { steps, index, canSubmit } = state;
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const form = useRef<HTMLFormElement>(null);
  useStepFocus(form, state);
  return (
    <div className={classes.stepper}>
      {steps.length > 1 && <StepperProgress state={state} />}
      <Form>
        <form
          // A form per step, so that browsers and password managers fill in each one separately.
          key={step?.id}
          ref={form}
          noValidate
          tabIndex={-1}
          className={classes.form}
          aria-label={step?.title ?? `Step ${index + 1}`}
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          {children}
          <FormFailureMessage failure={failure} />
          <div className={classes.buttons}>
            {index > 0 && step?.canGoBack && (
              <Button size="md" variant="default" disabled={isBusy} onClick={state.previous}>
                Back
              </Button>
            )}
            <Button size="md" type="submit" disabled={!canSubmit} className={classes.submit}>
              {isBusy ? 'Processing...' : (step?.submitText ?? (isLast ? 'Get Started' : 'Continue'))}
            </Button>
          </div>
        </form>
      </Form>
    </div>
  );
}

/** Moves the focus to a new step, to the first invalid field, or, after a failure, back to the button. */
function useStepFocus(form: React.RefObject<HTMLFormElement | null>, { index, halt }: StepperState): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    form.current?.focus();
  }, [index, form]);
  useEffect(() => {
    if (!halt) return;
    const target = halt.reason === 'invalid' ? '[aria-invalid="true"]' : 'button[type="submit"]';
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [halt, form]);
}

/** The steps: done, current and upcoming. */
function StepperProgress({ state: { steps, index } }: { state: StepperState }) {
  return (
    <ol className={classes.progress} aria-label="Steps">
      {steps.map((step, place) => (
        <li
          key={step.id}
          className={classes.step}
          data-done={place < index || undefined}
          aria-current={place === index ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden>
            {place < index ? <IconCheck size={15} stroke={2.75} /> : place + 1}
          </span>
          <span className={classes.name}>
            {step.title ?? `Step ${place + 1}`}
            {place < index && <span className={classes.unseen}>, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
