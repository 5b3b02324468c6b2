import { IconCheck } from '@tabler/icons-react';
import classes from './stepper.module.css';
import type { StepperState } from './use-stepper';

/** The steps in a row: those done, the one at hand, and those to come. */
export function StepperProgress({ state: { steps, index } }: { state: StepperState }) {
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
