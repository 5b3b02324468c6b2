/** What a template keeps of a filing in Florida, besides what every template does. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { RepeatingChoices } from '../provider.ts';
import { caseExtra } from './codec.ts';
import type { FlRules } from './tables.ts';

export function repeating(
  content: FilingContent,
  { division, caseType, judge, partyRoles }: FlRules,
): RepeatingChoices {
  return {
    caseCategory: division && { code: division.divisionId, name: division.name },
    caseType: caseType && { code: caseType.caseTypeId, name: caseType.name },
    partyTypes: partyRoles,
    fields: [
      ...(judge ? [{ key: 'judicialOfficerId', value: judge.judicialOfficerId, name: judge.name }] : []),
      ...(caseExtra(content).isJuryTrialDemanded
        ? [{ key: 'isJuryTrialDemanded', value: 'true', name: 'Jury trial demanded' }]
        : []),
    ],
  };
}
