/** What a template keeps of a filing in California, besides what every template does. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { RepeatingChoices } from '../provider.ts';
import { caseExtra } from './codec.ts';
import type { CaliforniaRules } from './tables.ts';

export function repeating(content: FilingContent, rules: CaliforniaRules): RepeatingChoices {
  const { divisionId, jurisdictionalAmount, isUnlawfulDetainer } = caseExtra(content);
  const { category, caseTypes, divisions, partyTypes } = rules;
  const caseType = content.caseTypeCode === undefined ? undefined : caseTypes?.get(content.caseTypeCode);
  const division = divisions.find((each) => each.divisionId === divisionId);
  return {
    caseCategory: category && { code: category.code, name: category.name },
    caseType: caseType && { code: caseType.code, name: caseType.name },
    partyTypes,
    fields: [
      ...(division ? [{ key: 'divisionId', value: division.divisionId, name: division.name }] : []),
      ...(jurisdictionalAmount
        ? [{ key: 'jurisdictionalAmount', value: jurisdictionalAmount, name: jurisdictionalAmount }]
        : []),
      ...(isUnlawfulDetainer ? [{ key: 'isUnlawfulDetainer', value: 'true', name: 'Unlawful detainer' }] : []),
    ],
  };
}
