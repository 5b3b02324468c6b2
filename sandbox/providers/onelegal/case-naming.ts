/** How California's courts name new cases: 26CV001752, and other letters for evictions, families and estates. */
import type { CaseNaming } from '../open-case.ts';
import { records } from './records.ts';
import { readRules } from './tables.ts';

/** Letters of categories in any system. Others are civil. */
const letters: Readonly<Record<string, string>> = { UD: 'UD', FAM: 'FL', FL: 'FL', PRO: 'PR', PR: 'PR' };

export const caseNaming: CaseNaming = {
  records,
  namesOf: async (db, state, content) => {
    const rules = await readRules(db, state, content);
    const caseType = rules?.caseTypes?.get(content.caseTypeCode ?? '');
    return {
      category: rules?.category,
      caseType,
      letters: caseType?.isUnlawfulDetainer ? 'UD' : (letters[rules?.category?.code ?? ''] ?? 'CV'),
      timeZone: rules?.policy.courtTimeZone ?? 'America/Los_Angeles',
    };
  },
};
