import { Button } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { Deadline, DeadlineStatus, DeadlineToSave } from '@/api/generated/docket-watch/model';
import { usePerson } from '@/features/session';
import { formatPlainDate } from '@/lib/format/dates';
import { confirm } from '@/lib/ui/confirm';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import type { CountedDay } from '../../rules/due-date';
import { deadlineIdOf } from '../model/deadline-id';
import type { OpenProposal } from '../model/open-proposals';
import { useRemoveDeadline, useSaveDeadline } from '../mutations';
import classes from './watch.module.css';

/** A deadline that a rule makes of an entry. A person confirms or dismisses it. */
export function ProposalRow({ proposal }: { proposal: OpenProposal }) {
  const { clientId = 0 } = usePerson() ?? {};
  const { mutateAsync, isPending } = useSaveDeadline();
  const remove = useRemoveDeadline();
  const { rule, entry, date, fromDay, counted, note, removed } = proposal;
  const name = `${rule.title} in ${entry.caseNumber}`;

  async function decide(status: DeadlineStatus): Promise<void> {
    const deadlineId = removed?.deadlineId ?? (await deadlineIdOf(clientId, proposal.key));
    const deadline: DeadlineToSave = {
      ...{
        version: removed?.version ?? 0,
        productCaseId: entry.productCaseId,
        ruleId: rule.ruleId,
        title: rule.title,
        date,
        status,
      },
      ...{ source: rule.source, fromDay, docketEntryId: entry.docketEntryId, counted: [...counted] },
      ...(note === undefined ? {} : { note }),
    };
    try {
      await mutateAsync({ deadlineId, ...deadline });
      if (status === 'dismissed')
        showToast({
          tone: 'neutral',
          title: `Dismissed: ${name}`,
          undo: () => void remove.mutateAsync(deadlineId).catch(report),
        });
      else showToast({ tone: 'good', title: `Confirmed: ${name}` });
    } catch (error) {
      report(error);
    }
  }

  return (
    <li className={classes.row}>
      <div className={classes.when}>
        <span className={classes.date}>{formatPlainDate(date)}</span>
      </div>
      <div className={classes.what}>
        <div className={classes.case}>
          <strong>{rule.title}</strong>
          <CaseLink {...entry} />
        </div>
        <p className={classes.text}>{`${rule.from} on ${formatPlainDate(fromDay)} · ${rule.source}`}</p>
        <p className={classes.quiet}>{entry.description}</p>
        {note && <p className={classes.quiet}>{note}</p>}
        {removed && <p className={classes.quiet}>{`Canceled by ${removed.byName}. Confirm it again or dismiss it.`}</p>}
        <Counted counted={counted} name={name} />
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          aria-label={`Confirm ${name}`}
          loading={isPending}
          onClick={() => void decide('confirmed')}
        >
          Confirm
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Dismiss ${name}`}
          disabled={isPending}
          onClick={() => void decide('dismissed')}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

const report = (error: unknown): void => {
  const outcome = changeFailed(error, 'The deadline was not changed', 'the deadline was changed');
  showFailure(outcome, explain(failureOf(error), tryAgain));
};

/** A confirmed deadline. It never moves by itself: a changed entry asks for a look. */
export function DeadlineRow({ deadline, day }: { deadline: Deadline; day: string }) {
  const { mutateAsync, isPending } = useSaveDeadline();
  const remove = useRemoveDeadline();
  const { deadlineId, date, title, source, fromDay, counted, note, isStale, byName, caseNumber } = deadline;
  const name = `${title} in ${caseNumber}`;

  async function save(status: DeadlineStatus): Promise<void> {
    const { orderId: _, caseTitle: __, isStale: ___, updatedAt: ____, byName: _____, ...wanted } = deadline;
    try {
      await mutateAsync({ ...wanted, status });
    } catch (error) {
      report(error);
    }
  }

  async function cancel(): Promise<void> {
    const isSure = await confirm({
      title: 'Cancel this deadline?',
      content: `${name}, ${formatPlainDate(date)}. Calendars show it as canceled for 30 days. It can be confirmed again.`,
      confirmLabel: 'Cancel deadline',
    });
    if (isSure) await remove.mutateAsync(deadlineId).catch(report);
  }

  return (
    <li className={classes.row}>
      <div className={classes.when}>
        <span className={classes.date}>{formatPlainDate(date)}</span>
        {isStale && <StatusBadge tone="warning" label="Entry changed" />}
        {!isStale && date < day && <StatusBadge tone="bad" label="Passed" />}
      </div>
      <div className={classes.what}>
        <div className={classes.case}>
          <strong>{title}</strong>
          <CaseLink {...deadline} />
        </div>
        <p className={classes.text}>
          {[fromDay && `From ${formatPlainDate(fromDay)}`, source, `confirmed by ${byName}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isStale && (
          <p className={classes.quiet}>
            The court amended or removed the entry that this is counted from. Look at it again.
          </p>
        )}
        {note && <p className={classes.quiet}>{note}</p>}
        <Counted counted={counted} name={name} />
      </div>
      <div className={classes.actions}>
        {isStale && (
          <Button
            size="compact-sm"
            aria-label={`Keep ${name}`}
            loading={isPending}
            onClick={() => void save('confirmed')}
          >
            Keep
          </Button>
        )}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Done: ${name}`}
          disabled={isPending}
          onClick={() => void save('done')}
        >
          Done
        </Button>
        <Button variant="subtle" size="compact-sm" aria-label={`Cancel ${name}`} onClick={() => void cancel()}>
          Cancel
        </Button>
      </div>
    </li>
  );
}

function CaseLink({ orderId, caseTitle, caseNumber }: { orderId: number; caseTitle: string; caseNumber: string }) {
  return (
    <>
      <AppLink to="/docket-sync/order/$orderId" params={{ orderId }}>
        {caseTitle}
      </AppLink>
      <span className={classes.quiet}>{caseNumber}</span>
    </>
  );
}

/** Every day that the count passed, and why. */
function Counted({ counted, name }: { counted: readonly CountedDay[]; name: string }) {
  if (counted.length === 0) return null;
  return (
    <details>
      <summary className={classes.quiet}>{`How ${counted.length} days were counted`}</summary>
      {/* Scrolls by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs the focus */}
      <ol className={classes.counted} tabIndex={0} aria-label={`Days of ${name}`}>
        {counted.map(({ day, why }) => (
          <li key={day}>{`${formatPlainDate(day)}: ${why}`}</li>
        ))}
      </ol>
    </details>
  );
}
