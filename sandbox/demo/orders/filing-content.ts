/** Content of the demo's filings. */

import type { FilingContent } from '../../db/schema/filing-content.ts';
import { fileAddress } from '../../documents/document-address.ts';
import type { FilingDocument, FilingEntry, Party } from '../../generated/filing/schemas.ts';
import type { Role } from '../courts/case-definitions.ts';
import { components, type FilingTypeDefinition } from '../courts/filing-definitions.ts';
import { floridaContent } from '../florida/filed.ts';
import type { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import type { FileKind } from './demo-files.ts';
import type { ContentAccounts, FilingContext, FilingPlan } from './filing-plan.ts';
import { isOrganization } from './names.ts';

/** A content entry with the data for its fees and rows. */
export interface EnteredFiling {
  entryId: string;
  type: FilingTypeDefinition;
  feeCents: number;
}

export function enterContent(
  plan: FilingPlan,
  accounts: ContentAccounts,
  context: FilingContext,
): { content: FilingContent; entered: EnteredFiling[] } {
  const { demoCase, opensCase } = plan;
  const { chance } = context;
  const entries = filingTypesOf(plan, chance).map((type) => enterFiling(type, plan, accounts, context));
  const shared = {
    courtCode: demoCase.courtCode,
    caseCategoryCode: demoCase.category.code,
    caseTypeCode: demoCase.caseType.code,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    filings: entries.map(({ entry }) => entry),
    paymentAccountId: accounts.payment.id,
  };
  const usual: FilingContent = opensCase
    ? { ...shared, parties: enterParties(demoCase, accounts, chance) }
    : {
        ...shared,
        isNonIndexedCase: false,
        caseTrackingId: plan.caseTrackingId,
        caseNumber: plan.caseNumber,
        caseTitle: demoCase.title,
        filingPartyIds: [casePartyId(plan, 0)],
        parties: [],
      };
  const content = demoCase.state === 'FL' ? floridaContent(usual, accounts) : usual;
  return { content, entered: entries.map(({ entered }) => entered) };
}

/** A party's place in its case. Florida's clerks count by the case's number. */
export function casePartyId({ caseTrackingId, demoCase }: Pick<FilingPlan, 'caseTrackingId' | 'demoCase'>, at: number) {
  return `${demoCase.state === 'FL' ? caseTrackingId : caseTrackingId.slice(0, 8)}-${at + 1}`;
}

/** The roles of both sides. A decedent doesn't file. */
export function sidesOf({
  caseType,
  filer,
  opponent,
}: DemoCase): { name: string; role: Role; isFilingParty: boolean }[] {
  const [first = 'petitioner', second] = caseType.required;
  const isEstate = first === 'decedent';
  return [
    { name: filer, role: isEstate && second ? second : first, isFilingParty: true },
    ...(second ? [{ name: opponent, role: isEstate ? first : second, isFilingParty: false }] : []),
  ];
}

/** A name split into the courts' fields. */
export function partyNameParts(name: string): Pick<Party, 'kind' | 'person' | 'organizationName'> {
  if (isOrganization(name)) return { kind: 'organization', organizationName: name };
  const [firstName, ...rest] = name.split(' ');
  return { kind: 'person', person: { firstName, lastName: rest.join(' ') } };
}

function enterParties(demoCase: DemoCase, { attorneyId }: ContentAccounts, chance: Chance): Party[] {
  return sidesOf(demoCase).map(({ name, role, isFilingParty }) => ({
    id: chance.guid(),
    ...partyNameParts(name),
    partyTypeCode: demoCase.roleOf(role).code,
    isFilingParty,
    isSelfRepresented: false,
    attorneyIds: isFilingParty && attorneyId ? [attorneyId] : [],
    address: {
      street: `${chance.between(10, 990)} ${chance.pick(['Alder', 'Birch', 'Canal', 'Depot'])} Street`,
      city: chance.pick(['Lakemoor', 'Ashbrook', 'Fairwell', 'Stonefield']),
      state: demoCase.state,
      zip: String(chance.between(10_000, 99_999)),
      countryCode: 'US',
    },
  }));
}

/** Initial types of the area with a summons, or one to three subsequent types. */
function filingTypesOf({ demoCase, opensCase, outcome }: FilingPlan, chance: Chance): FilingTypeDefinition[] {
  const { area } = demoCase.category;
  const isOffered = (type: FilingTypeDefinition) =>
    !type.isCourtUseOnly &&
    (type.areas?.includes(area) ?? true) &&
    (type.caseTypes?.includes(demoCase.caseType.code) ?? true);
  const offered = demoCase.filingTypes.filter(isOffered);
  const papers = offered.filter(({ use }) => use === 'Initial');
  const coverSheet = papers.filter(({ name }) => name.endsWith('Cover Sheet'));
  if (opensCase && coverSheet.length > 0) {
    return [chance.pick(papers.filter((type) => !coverSheet.includes(type))), ...coverSheet];
  }
  if (opensCase) {
    const opening = offered.filter(({ use, isProposedOrder }) => use === 'Initial' && !isProposedOrder);
    const summons = offered.filter(({ name }) => name === 'Summons');
    return [chance.pick(opening), ...(chance.happens(0.6) || outcome === 'partial' ? summons : [])];
  }
  const isRuling = outcome === 'granted' || outcome === 'denied' || outcome === 'deferred';
  const later = offered.filter(({ use, isMotion }) => use === 'Subsequent' && (isMotion || !isRuling));
  const count = outcome === 'partial' ? 2 : chance.pick([1, 1, 1, 2, 2, 3]);
  return [...new Set(Array.from({ length: count + 1 }, () => chance.pick(later)))].slice(0, count);
}

function enterFiling(
  type: FilingTypeDefinition,
  { demoCase, opensCase, outcome }: FilingPlan,
  { attorneyId }: ContentAccounts,
  { chance, files }: FilingContext,
): { entry: FilingEntry; entered: EnteredFiling } {
  const document = (
    kind: FileKind,
    name: string,
    componentCode: string,
    description = name.replace(/\.pdf$/, ''),
  ): FilingDocument => {
    const { fileId, sizeBytes, pageCount } = files.find(demoCase.clientId, kind, 'original');
    return {
      id: chance.guid(),
      fileId,
      fileName: name,
      url: fileAddress(fileId),
      sizeBytes,
      pageCount,
      filingComponentCode: componentCode,
      description,
    };
  };
  const exhibits = type.withoutAttachments ? 0 : chance.pick([0, 0, 1, 2]);
  const entryId = chance.guid();
  const servedOnly = outcome === 'served';
  const action = servedOnly ? 'Serve' : !opensCase && chance.happens(0.3) ? 'EFileAndServe' : 'EFile';
  const title = type.isMotion ? `${chance.pick(['Plaintiff’s', 'Agreed', 'Renewed'])} ${type.name}` : type.name;
  return {
    entry: {
      id: entryId,
      action,
      filingTypeCode: type.code,
      description: title,
      commentsToClerk: chance.happens(0.15) ? 'Please return a stamped copy to the filing attorney.' : undefined,
      security: 'public',
      filingAttorneyId: attorneyId,
      leadDocument: document(
        type.isMotion || opensCase ? 'pleading' : 'notice',
        `${type.name}.pdf`,
        components.lead.code,
        title,
      ),
      attachments: Array.from({ length: exhibits }, (_, index) =>
        document('exhibit', `Exhibit ${'ABC'.charAt(index)}.pdf`, components.attachments.code),
      ),
      courtesyCopyEmails: [],
      optionalServices: [],
      serviceRecipients: [],
    },
    entered: { entryId, type, feeCents: type.exceptions?.[demoCase.caseType.code]?.feeCents ?? type.feeCents ?? 0 },
  };
}
