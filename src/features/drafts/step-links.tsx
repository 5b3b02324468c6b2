import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './step-links.module.css';

/** A step of a draft's form. */
export interface StepEntry {
  id: string;
  title: string;
  /** Problems found in the step, if it was visited. */
  problems: number;
  isDone: boolean;
}

interface StepLinksProps {
  steps: readonly StepEntry[];
  /** The router's link to a step, with these props and children. */
  renderLink: (
    step: StepEntry,
    props: { className: string | undefined; 'data-problems': true | undefined; children: ReactNode },
  ) => ReactNode;
}

/** Links to every step, with the number of items to fix in the visited ones. */
export function StepLinks({ steps, renderLink }: StepLinksProps) {
  return (
    <nav aria-label="Steps" className={classes.nav}>
      <ol className={classes.list}>
        {steps.map((step, index) => {
          const { problems, isDone } = step;
          const state = isDone ? 'Complete' : itemsToFix(problems);
          return (
            <li key={step.id} className={classes.item}>
              {renderLink(step, {
                className: classes.link,
                'data-problems': problems > 0 || undefined,
                children: (
                  <>
                    <span className={classes.number} aria-hidden>
                      {isDone ? <IconCheck size={16} stroke={2.5} /> : problems > 0 ? '!' : index + 1}
                    </span>
                    <span className={classes.label}>
                      {step.title}
                      {state && <span className={classes.comma}>, </span>}
                      {state && <span className={classes.state}>{state}</span>}
                    </span>
                  </>
                ),
              })}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function itemsToFix(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 item to fix' : `${count} items to fix`;
}
