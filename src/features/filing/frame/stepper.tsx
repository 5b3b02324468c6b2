import { Link } from '@tanstack/react-router';
import { StepLinks } from '@/features/drafts';
import { stepTitles } from '@/features/efiling';
import { useStepLink } from '../draft/draft-context';
import { useProblems } from '../draft/problems';
import { useSteps } from '../draft/use-steps';

/** Links to every step of a filing. */
export function Stepper() {
  const steps = useSteps();
  const stepLink = useStepLink();
  const { shown, seen, isChecking, failures } = useProblems();
  const isUnsure = isChecking || failures.length > 0;
  return (
    <StepLinks
      steps={steps.map((step) => {
        const problems = shown.filter((problem) => problem.step === step).length;
        const isDone = step !== 'review' && seen.has(step) && problems === 0 && !isUnsure;
        return { id: step, title: stepTitles[step], problems, isDone };
      })}
      renderLink={(entry, props) => {
        const step = steps.find((each) => each === entry.id);
        return step && <Link {...stepLink(step)} {...props} />;
      }}
    />
  );
}
