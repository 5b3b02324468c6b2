/** The last day for service (serving supplement, section 6). Pure. */
import type { ServiceDeadline, ServingCase } from '../../../generated/serving/schemas.ts';
import { addDays, isCourtDay } from '../../billing/rules/days.ts';
import { stateNames } from '../state-names.ts';
import { usDay } from '../us-day.ts';
import { rulesOn } from './rules-of-service.ts';

/** The dates of a case that deadlines are counted from, and when the server received the papers. */
export interface DeadlineDates extends Pick<ServingCase, 'caseType' | 'filedOn' | 'summonsIssuedOn' | 'appearanceOn'> {
  serverReceivedOn?: string | undefined;
}

const missing = {
  filedOn: 'Enter the date of filing to see the deadline.',
  summonsIssuedOn: 'Enter the date of the summons to see the deadline.',
  serverReceivedOn: 'Counted from the day the server receives the papers.',
} as const;

/**
 * The deadline in a court's state by the rules of a day. The day of the event isn't counted. A deadline that is
 * counted back from the appearance day doesn't move past a weekend: that would leave less notice than the rule gives.
 */
export function deadlineOf(state: string, on: string, dates: DeadlineDates): ServiceDeadline {
  const version = rulesOn(state, on);
  const name = stateNames.get(state) ?? state;
  if (!version) return { status: 'none', text: `No rules on file for ${name}.` };
  const rule = version.deadline(dates.caseType);
  if (!rule) return { status: 'none', text: `${name}’s rules set no day for this case.` };
  const { anchor, source, appearance } = rule;
  if (appearance && dates.appearanceOn !== undefined) {
    const serveBy = addDays(dates.appearanceOn, -appearance.daysBefore);
    const text = `Serve by ${usDay(serveBy)} (${appearance.text})`;
    return { status: 'dated', anchor: 'appearanceOn', serveBy, lastDay: serveBy, text, source };
  }
  const from = dates[anchor];
  if (from === undefined) return { status: 'needs-date', anchor, text: missing[anchor], source };
  const serveBy = addMonths(addDays(from, rule.days ?? 0), rule.months ?? 0);
  const lastDay = courtDayFrom(serveBy);
  return {
    ...{ status: 'dated', anchor, serveBy, lastDay, source },
    text: `Serve by ${usDay(serveBy)} (${rule.text})`,
    ...(rule.isProofDue && { proofDueBy: serveBy }),
  };
}

/** A day, or the next that is no weekend or federal holiday. */
function courtDayFrom(day: string): string {
  let found = day;
  while (!isCourtDay(found)) found = addDays(found, 1);
  return found;
}

/** The same day some months later, or the last of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const reached = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return reached.toISOString().slice(0, 10);
}
