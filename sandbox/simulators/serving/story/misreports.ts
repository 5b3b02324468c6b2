/** Reports of servers that break a rule, to show what the product finds in them. Pure. */
import { addDays, instantAt } from '../../../services/billing/rules/days.ts';
import { dayIn } from '../../../services/firm-time-zone.ts';
import { findingsOf } from '../../../services/serving/rules/findings.ts';
import { servingHours, weekdayOf } from '../../../services/serving/rules/service-levels.ts';
import type { AttemptContent, Court } from '../attempt-facts.ts';
import type { PlayedJob } from './play-job.ts';
import type { Misreport, StoryJob } from './story.ts';

/** Too young in every state that has an age. */
const childAge = 11;

/** The service of a played job as its server misreports it. Unchanged if nothing was served. */
export function misreported(
  played: PlayedJob,
  misreport: Misreport,
  { job, court }: { job: StoryJob; court: Court },
): PlayedJob {
  const at = played.attempts.findIndex(({ content }) => content.success);
  const attempt = played.attempts[at];
  if (!attempt) return played;
  const changed = change(attempt.content, misreport);
  const { addressId, timeZone } = changed;
  const address = job.addresses.find((each) => each.addressId === addressId);
  const moment = new Date(changed.at);
  const findings = findingsOf({
    attempt: { ...changed, photos: attempt.photos.map(() => ({ takenAt: changed.at })) },
    ...{ label: address?.label ?? 'home', courtState: court.state, addressState: address?.state ?? court.state },
    ...{ caseType: court.caseType, isDiligent: false, recipientKind: job.recipient.kind },
  });
  const move = (from: Date) => (from.getTime() === attempt.at.getTime() ? moment : from);
  return {
    ...played,
    attempts: played.attempts.with(at, { ...attempt, at: moment, content: { ...changed, timeZone, findings } }),
    steps: played.steps.map((step) => ({ ...step, at: move(step.at) })),
  };
}

function change(content: AttemptContent, misreport: Misreport): AttemptContent {
  const { servedPerson, timeZone } = content;
  const day = dayIn(timeZone, new Date(content.at));
  const moved = (at: Date) => ({
    ...{ ...content, at: at.toISOString(), deviceAt: at.toISOString() },
    ...(content.gpsAt !== undefined && { gpsAt: at.toISOString() }),
  });
  switch (misreport) {
    case 'barred-day':
      return moved(instantAt(addDays(day, -weekdayOf(day)), 13, timeZone));
    case 'outside-hours':
      return moved(new Date(instantAt(day, servingHours.first, timeZone).getTime() - 35 * 60_000));
    case 'substitute-not-allowed':
      return {
        ...content,
        serveType: 'substitute-business',
        note: 'Left with a coworker at the front desk.',
        ...(servedPerson && { servedPerson: { ...servedPerson, name: 'Dana Ferro', relationship: 'Coworker' } }),
      };
    case 'substitute-too-young':
      return {
        ...content,
        serveType: 'substitute-abode',
        note: 'Left with a child of the recipient, who said that the parents are at work.',
        ...(servedPerson && {
          servedPerson: { ...servedPerson, name: 'First name only: Kit', relationship: 'Child', ageEstimate: childAge },
        }),
      };
  }
}
