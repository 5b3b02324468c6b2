import type { ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { calendarDay, formatInstant, formatPlainDate } from '@/lib/format/dates';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { Addresses } from './addresses';
import { AttemptsDrawing } from './attempts-drawing';
import { JobTimeline } from './job-timeline';
import { deadlineBadge } from './model/deadline';
import { stagesOf } from './model/progress';
import { jobStatus, levels } from './model/texts';
import type { TimelineKind } from './model/timeline';
import { Offers } from './offers';
import classes from './order.module.css';
import { RecipientActions } from './recipient-actions';

interface RecipientProps {
  order: ServingSummary;
  job: ServingJob;
  show: TimelineKind[] | undefined;
  onShow: (kinds: TimelineKind[] | undefined) => void;
}

/** One recipient: how far serving is, what to do next, and what happened. */
export function Recipient({ order, job, show, onShow }: RecipientProps) {
  const { orderId } = order;
  return (
    <div className={classes.recipient}>
      <Section title={job.displayName} actions={<StatusBadge {...jobStatus(job)} />}>
        <Stages order={order} job={job} />
        {job.proof?.status === 'rejected' && (
          <Notice tone="bad" title="The court rejected the proof">
            {job.proof.clerkText}
          </Notice>
        )}
        {job.needsYou && (
          <Notice
            tone="warning"
            title="This recipient waits for you"
            action={
              <ButtonLink
                size="xs"
                to="/serve-it/orders/$orderId/review"
                params={{ orderId }}
                search={{ recipient: job.position }}
              >
                Review
              </ButtonLink>
            }
          >
            {job.statusText}
          </Notice>
        )}
        <RuleFacts job={job} />
        <RecipientActions order={order} job={job} />
      </Section>
      <Offers order={order} job={job} />
      <div className={classes.columns}>
        <JobTimeline order={order} job={job} show={show} onShow={onShow} />
        <div className={classes.column}>
          <AttemptsDrawing job={job} />
          <Addresses order={order} job={job} />
          <ServiceFacts order={order} job={job} />
        </div>
      </div>
    </div>
  );
}

/** The stages of serving, the current one marked. */
function Stages({ order, job }: Pick<RecipientProps, 'order' | 'job'>) {
  return (
    <ol className={classes.stages} aria-label="Progress">
      {stagesOf(order, job).map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The deadline and the attempts that the rules require, each with its source. */
function RuleFacts({ job }: { job: ServingJob }) {
  const { deadline } = job;
  // Once someone is served, no more attempts are due.
  const diligence = job.attempts.some(({ success }) => success) ? undefined : job.diligence;
  const badge = deadlineBadge(job, calendarDay(new Date(), deadline.timeZone));
  const isShown = deadline.text !== '' || diligence !== undefined;
  if (!isShown) return null;
  return (
    <div className={classes.rules}>
      <dl>
        <div>
          <dt>Deadline</dt>
          <dd>
            {deadline.text || 'None fixed'} {badge && <StatusBadge {...badge} />}
            {deadline.lastDay && deadline.lastDay !== deadline.serveBy && (
              <span className={classes.source}>
                {`That day is a weekend or holiday; the next court day is ${formatPlainDate(deadline.lastDay)}.`}
              </span>
            )}
            {deadline.proofDueBy && (
              <span className={classes.source}>{`Proof on file by ${formatPlainDate(deadline.proofDueBy)}.`}</span>
            )}
            {deadline.source && <span className={classes.source}>{deadline.source}</span>}
          </dd>
        </div>
        {diligence && (
          <div>
            <dt>Diligence</dt>
            <dd>
              {diligence.text}
              <span className={classes.source}>
                {diligence.source || 'No number in the rules: 3 attempts on 3 days are usual.'}
              </span>
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.source}>Not legal advice. Check the source.</p>
    </div>
  );
}

function ServiceFacts({ order, job }: Pick<RecipientProps, 'order' | 'job'>) {
  const { server, promise, level, dueOn, instructions, recipient, extras } = job;
  const extra = [
    extras.notarizedProof && 'Notarized proof',
    extras.skipTrace && 'Skip trace if needed',
    extras.witnessFee !== undefined && `Witness fee $${extras.witnessFee}`,
    extras.stakeoutHours !== undefined && `${extras.stakeoutHours} hours of stakeout`,
  ].filter(Boolean);
  return (
    <Section title="Service">
      <PropertiesList
        items={[
          ['Server', server && [server.name, server.registration, server.county].join(', ')],
          ['Level', levels[level]],
          ['First attempt by', promise && formatInstant(promise.firstAttemptBy)],
          ['Done by', promise && formatInstant(promise.completeBy)],
          ['Your due date', dueOn && formatPlainDate(dueOn)],
          ['Agent', recipient.agentForService],
          ['Extras', extra.join(', ')],
          ['Instructions', instructions],
          ['Ordered', `${formatInstant(order.orderedAt)}, ${order.orderedBy}`],
        ].filter((item): item is [string, string] => Boolean(item[1]))}
      />
    </Section>
  );
}
