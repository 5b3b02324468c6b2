/** How long before its hearing a motion must be served, where a court published it. */
import type { NoticeRule } from '../../generated/filing/schemas.ts';

interface CourtNoticeRule extends NoticeRule {
  /** Codes of courts begin with it. */
  courts: string;
  /** Codes of motion types. */
  motionTypes: readonly string[];
}

/** The demo's courts are invented, and so are their rules. A motion type that isn't here has no rule on file. */
const rules: readonly CourtNoticeRule[] = [
  {
    courts: 'lakemoor:',
    motionTypes: ['17301'],
    days: 5,
    unit: 'court-days',
    source: 'Lakemoor County Circuit Court Rule 2.1(c)',
    since: '2024-07-01',
  },
  {
    courts: 'bluestem:',
    motionTypes: ['17301', '17302'],
    days: 3,
    unit: 'days',
    source: 'Bluestem County Local Rule 3.2',
    since: '2023-01-01',
  },
];

/** The rule of a court that holds on a day; undefined where none is on file. */
export function noticeRule(courtCode: string, motionTypeCode: string, day: string): NoticeRule | undefined {
  const found = rules
    .filter((rule) => courtCode.startsWith(rule.courts) && rule.motionTypes.includes(motionTypeCode))
    .toSorted((one, other) => other.since.localeCompare(one.since))
    .find(({ since }) => since <= day);
  if (!found) return undefined;
  const { days, unit, source, since } = found;
  return { days, unit, source, since };
}
