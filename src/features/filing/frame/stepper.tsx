import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Step, stepTitles } from '@/features/efiling';
import { useStepLink } from '../draft/draft-context';
import { useProblems } from '../draft/problems';
import { useSteps } from '../draft/use-steps';
import classes from './stepper.module.css';

/** Links to every step, with the number of items to fix in the visited ones. */
export function Stepper() {
  const steps = useSteps();
  return (
    <nav aria-label="Steps" className={classes.nav}>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <StepLink key={step} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ step, number }: { step: Step; number: number }) {
  const stepLink = useStepLink();
  const { shown, seen, isChecking, failures } = useProblems();
  const count = shown.filter((problem) => problem.step === step).length;
  const isDone = step !== 'review' && seen.has(step) && count === 0 && !isChecking && failures.length === 0;
  const state = isDone ? 'Complete' : itemsToFix(count);
  return (
    <li className={classes.item}>
      <Link {...stepLink(step)} className={classes.link} data-problems={count > 0 || undefined}>
        <span className={classes.number} aria-hidden>
          {isDone ? <IconCheck size={16} stroke={2.5} /> : count > 0 ? '!' : number}
        </span>
        <span className={classes.label}>
          {stepTitles[step]}
          {state && <span className={classes.comma}>, </span>}
          {state && <span className={classes.state}>{state}</span>}
        </span>
      </Link>
    </li>
  );
}

function itemsToFix(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 item to fix' : `${count} items to fix`;
}
