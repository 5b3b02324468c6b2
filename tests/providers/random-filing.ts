/** Filings as people enter them, at random: from the court's own tables, then with mistakes that the form allows. */
import type { QueryClient } from '@tanstack/react-query';
import type { Chance } from '../../sandbox/demo/orders/chance.ts';
import type {
  FilingDocument,
  FilingFlow,
  OptionalService,
  PartyType,
  ServiceContact,
  StateCode,
} from '../../src/api/generated/filing/model/index.ts';
import {
  type CourtTables,
  caseFieldRequirements,
  componentsFor,
  crossReferencesOf,
  type Extra,
  emptyContent,
  type FieldValue,
  type FilingContent,
  type FilingProvider,
  flowOf,
  newFiling,
  newParty,
  offeredDocumentTypes,
  offeredFilingTypes,
  shownFields,
  unusableReason,
} from '../../src/features/efiling/index.ts';
import type { FieldSpec } from '../../src/features/efiling/model/fields.ts';
import type { RuleContext } from '../../src/features/efiling/rules/rule-context.ts';

type EnteredParty = FilingContent['parties'][number];
type EnteredFiling = FilingContent['filings'][number];

/** Who files, and what there is to choose from. */
export interface Filer {
  provider: FilingProvider;
  state: StateCode;
  client: QueryClient;
  /** Uploaded documents. */
  documents: readonly FilingDocument[];
  /** Cases to file into. */
  cases: readonly { courtCode: string; caseTrackingId: string; caseNumber: string }[];
  contacts: readonly ServiceContact[];
}

/** A filing that has all that its court asks for, as far as the tables tell. */
export async function randomFiling(filer: Filer, flow: FilingFlow, chance: Chance): Promise<FilingContent> {
  const opened = flow === 'new-case' ? await openedCase(filer, chance) : await filedCase(filer, chance);
  const tables = await tablesOf(filer, opened);
  const roles = tables.partyTypes.filter(({ isAvailableForNewParties }) => isAvailableForNewParties);
  const required = roles.filter(({ isRequired }) => isRequired);
  const added = flow === 'new-case' ? required : [];
  const parties = added.map((role, index) => randomParty(role, index === 0, tables, chance));
  if (flow === 'new-case' && parties.length === 0 && roles.length > 0)
    parties.push(randomParty(chance.pick(roles), true, tables, chance));
  const types = offeredFilingTypes(tables.filingTypes);
  const count = types.length === 0 ? 0 : chance.between(1, 2);
  const filings: EnteredFiling[] = [];
  for (let index = 0; index < count; index += 1)
    filings.push(await randomEntry(filer, { ...opened, parties }, tables, chance));
  const entered: FilingContent = { ...opened, parties, filings };
  // Some courts need certain documents to open a case.
  const opening = types.filter(({ filingType }) => flow === 'new-case' && filingType === 'Initial');
  const rules = await filer.provider.loadRules();
  for (const { code } of opening) {
    if (!rules(entered, { ...nothingLoaded, tables }).some(({ path }) => path === 'filings')) break;
    filings.push(await randomEntry(filer, entered, tables, chance, code));
  }
  const needs = caseFieldRequirements(entered, tables);
  const accounts = await filer.client.fetchQuery(filer.provider.paymentAccounts(filer.state));
  const { payment } = await contextOf(entered, filer);
  const usable = accounts.filter((account) => payment && unusableReason(account, payment) === undefined);
  const complete: FilingContent = {
    ...entered,
    filerTypeCode: tables.filerTypes.length > 0 ? chance.pick(tables.filerTypes).code : undefined,
    procedureRemedyCodes:
      needs.procedureRemedy === 'required' && tables.procedureRemedies.length > 0
        ? [chance.pick(tables.procedureRemedies).code]
        : [],
    damageAmountCode:
      needs.damageAmount === 'required' && tables.damageAmounts.length > 0
        ? chance.pick(tables.damageAmounts).code
        : undefined,
    amountInControversy: needs.amountInControversy === 'hidden' ? undefined : chance.between(1, 90_000),
    willFiledDate: needs.willFiledDate === 'required' ? '2026-01-15' : undefined,
    crossReferences: crossReferencesOf(entered, tables)
      .filter(({ isRequired }) => isRequired || chance.happens(0.2))
      .map(({ code, validationRegex }) => ({ code, value: valueFor(validationRegex) })),
    disclaimerCodes: tables.disclaimers.map(({ code }) => code),
    paymentAccountId: usable.length > 0 ? chance.pick(usable).paymentAccountId : undefined,
  };
  return withOwnFields(complete, filer.provider, tables, chance);
}

const nothingLoaded: RuleContext = {
  tables: undefined,
  filings: undefined,
  payment: undefined,
  courtCase: undefined,
  lookup: undefined,
  withoutAttorney: new Set(),
};

async function openedCase({ provider, state, client }: Filer, chance: Chance): Promise<FilingContent> {
  const courts = (await client.fetchQuery(provider.tables.courts(state, 'Initial'))).filter(({ initial }) => initial);
  const { code: courtCode } = chance.pick(courts);
  const categories = await client.fetchQuery(provider.tables.caseCategories(state, courtCode, 'Initial'));
  if (categories.length === 0) return { ...emptyContent, courtCode };
  const { code: caseCategoryCode } = chance.pick(categories);
  const types = (await client.fetchQuery(provider.tables.caseTypes(state, courtCode, caseCategoryCode))).filter(
    ({ initial }) => initial,
  );
  const caseTypeCode = types.length > 0 ? chance.pick(types).code : undefined;
  return { ...emptyContent, courtCode, caseCategoryCode, caseTypeCode };
}

async function filedCase({ provider, state, client, cases }: Filer, chance: Chance): Promise<FilingContent> {
  const { courtCode, caseTrackingId, caseNumber } = chance.pick(cases);
  const found = await client.fetchQuery(provider.courtCase(state, courtCode, caseTrackingId, caseNumber));
  return {
    ...emptyContent,
    isNonIndexedCase: false,
    courtCode,
    caseTrackingId,
    caseNumber: found.caseNumber,
    caseTitle: found.caseTitle,
    caseCategoryCode: found.caseCategory.code,
    caseTypeCode: found.caseType.code,
    filingPartyIds: found.parties.slice(0, 1).map(({ casePartyId }) => casePartyId),
  };
}

const tablesOf = ({ provider, state, client }: Filer, content: FilingContent): Promise<CourtTables> =>
  client.fetchQuery(provider.tables.ofFiling(state, content));

function randomParty({ code }: PartyType, isOurs: boolean, tables: CourtTables, chance: Chance): EnteredParty {
  const kind = chance.pick(['person', 'organization'] as const);
  const party = newParty(kind, code, chance.guid());
  const isSelfRepresented = isOurs && (tables.attorneys.length === 0 || chance.happens(0.2));
  const named =
    kind === 'person'
      ? { person: { firstName: 'Ada', middleName: 'M', lastName: chance.pick(['Nyman', 'O’Hara', 'Žižka']) } }
      : { organizationName: 'Castellan Properties Inc.' };
  return {
    ...party,
    ...named,
    isFilingParty: isOurs,
    isSelfRepresented,
    attorneyIds: isOurs && !isSelfRepresented ? [chance.pick(tables.attorneys).attorneyId] : [],
    email: 'ada.nyman@example.com',
    phone: '(312) 555-0142',
    dateOfBirth: kind === 'person' && tables.inputs.dateOfBirth.isShown ? '1980-04-02' : undefined,
    address: { street: '418 Alder Street', city: 'Lakemoor', state: tables.addressStates[0]?.code, zip: '60051' },
    languageCode: tables.inputs.interpreterLanguage.isRequired ? tables.languages[0]?.code : undefined,
  };
}

async function randomEntry(
  filer: Filer,
  content: FilingContent,
  tables: CourtTables,
  chance: Chance,
  code: string = chance.pick(offeredFilingTypes(tables.filingTypes)).code,
): Promise<EnteredFiling> {
  const { provider, state, client, documents } = filer;
  const ofType = await client.fetchQuery(provider.typeTables(state, content.courtCode ?? '', code));
  const documentTypes = offeredDocumentTypes(tables.documentTypes, code);
  const asDocument = (kind: 'lead' | 'attachment'): FilingDocument | undefined => {
    const components = componentsFor(kind, ofType.components);
    // Some providers' documents have no components; where others have, some types take no attachments.
    if (components.length === 0 && ofType.components.length > 0) return undefined;
    return {
      ...chance.pick(documents),
      id: chance.guid(),
      description: 'As filed',
      filingComponentCode: components.length > 0 ? chance.pick(components).code : undefined,
      documentTypeCode: documentTypes.length > 0 ? chance.pick(documentTypes).code : undefined,
    };
  };
  const attachment = asDocument('attachment');
  const serves = flowOf(content) === 'existing-case' && filer.contacts.length > 0 && chance.happens(0.3);
  const needed = ofType.components.some((each) => each.required && each.code === attachment?.filingComponentCode);
  return {
    ...newFiling(chance.guid(), code),
    action: serves ? 'EFileAndServe' : 'EFile',
    filingTypeCode: code,
    motionTypeCode: ofType.motionTypes.length > 0 ? chance.pick(ofType.motionTypes).code : undefined,
    description: 'Complaint for breach of contract',
    referenceNumber: tables.inputs.referenceNumber.isRequired ? valueFor(undefined) : undefined,
    commentsToClerk: tables.inputs.commentsToClerk.isRequired ? 'Please conform one copy.' : undefined,
    filingAttorneyId: tables.attorneys.length > 0 ? chance.pick(tables.attorneys).attorneyId : undefined,
    leadDocument: asDocument('lead'),
    attachments: attachment && (needed || chance.happens(0.3)) ? [attachment] : [],
    optionalServices: ofType.optionalServices.filter(() => chance.happens(0.2)).map(chosenService),
    serviceRecipients: serves
      ? [{ serviceContactId: chance.pick(filer.contacts).serviceContactId, serviceTypeCode: undefined }]
      : [],
  };
}

function chosenService({ code, hasFeePrompt }: OptionalService) {
  return { code, quantity: 1, amount: hasFeePrompt ? 25 : undefined };
}

/** Something that a court's pattern accepts; any text without a pattern. */
function valueFor(pattern: string | undefined): string {
  const candidates = ['61204', 'P', '12', '1234567', 'A-1', '2026-CH-1', '26CH1', 'Nora Marlow', '99500', 'IL-6301234'];
  return candidates.find((each) => pattern === undefined || new RegExp(pattern).test(each)) ?? '61204';
}

function withOwnFields(
  content: FilingContent,
  { fields }: FilingProvider,
  tables: CourtTables,
  chance: Chance,
): FilingContent {
  const entered = <Of extends readonly unknown[]>(specs: readonly FieldSpec<Of>[], ...of: Of): Extra | undefined => {
    const shown = shownFields(specs, tables, ...of).filter((spec) => spec.isRequired?.(...of) || chance.happens(0.3));
    const values = shown.map((spec) => [spec.key, anyValueOf(spec, spec.options?.(tables, ...of) ?? [], chance)]);
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  };
  const ofCase = { ...content, extra: { ...content.extra, ...entered(fields.case, content) } };
  return {
    ...ofCase,
    parties: ofCase.parties.map((party) => ({ ...party, extra: entered(fields.party, ofCase, party) })),
    filings: ofCase.filings.map((filing) => ({ ...filing, extra: entered(fields.filing, ofCase, filing) })),
  };
}

function anyValueOf(
  { kind }: Pick<FieldSpec<[]>, 'kind'>,
  options: readonly { value: string }[],
  chance: Chance,
): FieldValue {
  switch (kind) {
    case 'text':
    case 'longText':
      return '204417730921';
    case 'money':
      return chance.between(1, 30_000);
    case 'date':
      return '2026-02-03';
    case 'count':
      return chance.between(1, 9);
    case 'boolean':
      return true;
    case 'choice':
      return options.length > 0 ? chance.pick(options).value : undefined;
    case 'choices':
      return options.length > 0 ? [chance.pick(options).value] : undefined;
    case 'recipients':
      return ['Owen Prather\tPrather Law PC\towen.prather@example.com\t'];
    case 'address':
      return { street: '12 Oak Street', city: 'Fresno', state: 'CA', zip: '93701' };
  }
}

/** Tells what the form checks the content against, loaded as the form loads it. */
export async function contextOf(content: FilingContent, filer: Filer): Promise<RuleContext> {
  const { provider, state, client } = filer;
  const courtCode = content.courtCode ?? '';
  const tables = await tablesOf(filer, content);
  const policy = await client.fetchQuery(provider.policy(state, courtCode));
  const codes = [...new Set(content.filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []))];
  const byFilingType = new Map(
    await Promise.all(
      codes.map(async (code) => [code, await client.fetchQuery(provider.typeTables(state, courtCode, code))] as const),
    ),
  );
  const accounts = await client.fetchQuery(provider.paymentAccounts(state));
  const court = tables.courts.find(({ code }) => code === courtCode);
  const courtCase =
    content.caseTrackingId === undefined
      ? undefined
      : await client.fetchQuery(provider.courtCase(state, courtCode, content.caseTrackingId, content.caseNumber));
  return {
    tables,
    filings: { tables, policy, byFilingType, unattached: [] },
    payment: court && { accounts, policy, court, now: new Date() },
    courtCase,
    lookup: courtCase,
    withoutAttorney: new Set(content.filings.map(({ id }) => id)),
  };
}

type Mistake = (content: FilingContent, chance: Chance) => FilingContent;

/** What people leave out, or have from another court or case type. */
const mistakes: readonly Mistake[] = [
  (content) => (flowOf(content) === 'new-case' ? { ...content, caseTypeCode: undefined } : content),
  (content) => ({ ...content, filerTypeCode: undefined }),
  (content) => ({ ...content, filerTypeCode: 'former' }),
  (content) => ({ ...content, disclaimerCodes: content.disclaimerCodes.slice(1) }),
  (content) => ({ ...content, amountInControversy: undefined }),
  (content) => ({ ...content, procedureRemedyCodes: [] }),
  (content) => ({ ...content, damageAmountCode: undefined }),
  (content) => ({ ...content, crossReferences: content.crossReferences.map((row) => ({ ...row, value: '§' })) }),
  (content) => ({ ...content, crossReferences: [] }),
  (content) => ({ ...content, paymentAccountId: undefined }),
  (content, chance) => ({ ...content, paymentAccountId: chance.guid() }),
  (content) => ({ ...content, contactEmail: 'nora.marlow@' }),
  (content) => ({ ...content, filings: [] }),
  (content) => ({ ...content, filingPartyIds: content.filingPartyIds && [] }),
  (content) => ({ ...content, parties: content.parties.slice(1) }),
  ofParty((party) => ({ ...party, partyTypeCode: undefined })),
  ofParty((party) => ({ ...party, partyTypeCode: 'former' })),
  ofParty((party) => ({ ...party, isFilingParty: false })),
  ofParty((party) => ({ ...party, attorneyIds: [], isSelfRepresented: false })),
  ofParty((party, chance) => ({ ...party, attorneyIds: [chance.guid()] })),
  ofParty((party) => ({ ...party, person: party.person && { firstName: 'Ada' }, organizationName: undefined })),
  ofParty((party) => ({ ...party, person: party.person && { ...party.person, firstName: undefined } })),
  ofParty((party) => ({ ...party, email: 'ada' })),
  ofParty((party) => ({ ...party, phone: '12' })),
  ofParty((party) => ({ ...party, dateOfBirth: party.kind === 'person' ? '2099-01-01' : undefined })),
  ofParty((party) => ({ ...party, address: { ...party.address, zip: '9' } })),
  ofParty((party) => ({ ...party, address: { ...party.address, state: 'former' } })),
  ofParty((party) => ({ ...party, email: undefined, phone: undefined, address: undefined })),
  ofParty((party) => ({ ...party, extra: undefined })),
  ofEntry((entry) => ({ ...entry, filingTypeCode: undefined })),
  ofEntry((entry) => ({ ...entry, description: ' ' })),
  ofEntry((entry) => ({ ...entry, leadDocument: undefined })),
  ofEntry((entry) => ({ ...entry, leadDocument: undefined, attachments: [] })),
  ofEntry((entry) => ({ ...entry, filingAttorneyId: undefined })),
  ofEntry((entry, chance) => ({ ...entry, filingAttorneyId: chance.guid() })),
  ofEntry((entry) => ({ ...entry, motionTypeCode: 'former' })),
  ofEntry((entry) => ({ ...entry, courtesyCopyEmails: ['clerk'] })),
  ofEntry((entry) => ({ ...entry, action: 'EFileAndServe', serviceRecipients: [] })),
  ofEntry((entry) => ({ ...entry, action: 'Serve', serviceRecipients: [] })),
  ofEntry((entry) => ({ ...entry, optionalServices: [{ code: 'former', quantity: 1 }] })),
  ofEntry((entry) => ({
    ...entry,
    optionalServices: entry.optionalServices.map((each) => ({ ...each, amount: undefined })),
  })),
  ofDocument((document) => ({ ...document, filingComponentCode: undefined })),
  ofDocument((document) => ({ ...document, filingComponentCode: 'former' })),
  ofDocument((document) => ({ ...document, documentTypeCode: undefined })),
  ofDocument((document) => ({ ...document, documentTypeCode: 'former' })),
  ofDocument((document) => ({ ...document, description: undefined })),
  ofEntry((entry) => ({ ...entry, extra: undefined })),
  (content) => ({ ...content, extra: undefined }),
];

/** The content with some mistakes. */
export function withMistakes(content: FilingContent, count: number, chance: Chance): FilingContent {
  let wrong = content;
  for (let made = 0; made < count; made += 1) wrong = chance.pick(mistakes)(wrong, chance);
  return wrong;
}

function ofParty(change: (party: EnteredParty, chance: Chance) => EnteredParty): Mistake {
  return (content, chance) => {
    if (content.parties.length === 0) return content;
    const place = chance.between(0, content.parties.length - 1);
    return {
      ...content,
      parties: content.parties.map((party, index) => (index === place ? change(party, chance) : party)),
    };
  };
}

function ofEntry(change: (entry: EnteredFiling, chance: Chance) => EnteredFiling): Mistake {
  return (content, chance) => {
    if (content.filings.length === 0) return content;
    const place = chance.between(0, content.filings.length - 1);
    return {
      ...content,
      filings: content.filings.map((entry, index) => (index === place ? change(entry, chance) : entry)),
    };
  };
}

function ofDocument(change: (document: FilingDocument) => FilingDocument): Mistake {
  return ofEntry((entry) => ({ ...entry, leadDocument: entry.leadDocument && change(entry.leadDocument) }));
}
