/** What content says in codes, in the words of California's courts, and what only they ask for. */
import type { Database } from '../../db/connection.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { EnteredField, StateCode } from '../../generated/filing/schemas.ts';
import { type EnteredWords, named, stated } from '../entered-words.ts';
import { caseExtra, filingExtra } from './codec.ts';
import { readRules } from './tables.ts';

const demands = {
  'limited-to-10000': 'Limited, up to $10,000',
  'limited-over-10000': 'Limited, over $10,000 to $35,000',
  unlimited: 'Unlimited, over $35,000',
} as const;

const remedyNames = {
  monetary: 'Monetary',
  nonmonetary: 'Nonmonetary; declaratory or injunctive relief',
  punitive: 'Punitive',
} as const;

/** Reads them. */
export async function words(
  db: Database,
  { state }: { state: StateCode },
  content: FilingContent,
): Promise<EnteredWords> {
  const rules = await readRules(db, state, content);
  const extra = caseExtra(content);
  return {
    case: {
      caseCategory: named(content.caseCategoryCode, rules?.category),
      caseType: named(content.caseTypeCode, rules?.caseTypes?.get(content.caseTypeCode ?? '')),
      own: caseFields(extra, rules?.divisions.find(({ divisionId }) => divisionId === extra.divisionId)?.name),
    },
    filings: content.filings.map((entry) => ({
      own: stated([['Hearing reservation number', filingExtra(entry).hearingReservationNumber]]),
    })),
    servedFor: new Map(
      extra.serviceRecipients.flatMap(({ email, partyName }) => (partyName ? [[email.trim(), partyName]] : [])),
    ),
  };
}

function caseFields(extra: ReturnType<typeof caseExtra>, division: string | undefined): EnteredField[] {
  const { divisionId, jurisdictionalAmount, isUnlawfulDetainer, premisesAddress, coverSheet } = extra;
  const { street, unit, city, state, zip } = premisesAddress ?? {};
  return stated([
    ['Case title', extra.caseTitle],
    ['Division', division ?? divisionId],
    ['Amount demanded', jurisdictionalAmount && demands[jurisdictionalAmount]],
    ['Unlawful detainer (eviction)', isUnlawfulDetainer],
    ['Premises', [street, unit, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    ['Cover sheet: complex case', coverSheet?.isComplex],
    ['Cover sheet: class action', coverSheet?.isClassAction],
    ['Cover sheet: remedies sought', coverSheet?.remedies?.map((remedy) => remedyNames[remedy]).join('; ')],
    ['Cover sheet: causes of action', coverSheet?.causesOfAction],
    ['Fee waiver requested', extra.isFeeWaiverRequested],
    ['Message to the clerk', extra.messageToClerk],
  ]);
}
