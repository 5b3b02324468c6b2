/** The code tables of a folder: file, required columns and database table. */
import type { PgTable } from 'drizzle-orm/pg-core';
import * as cases from '../db/schema/codes.ts';
import * as filings from '../db/schema/filing-codes.ts';
import {
  always,
  boolean,
  type Cell,
  cents,
  code,
  integer,
  oneOf,
  optionalCents,
  optionalCode,
  optionalInteger,
  optionalText,
  position,
  text,
} from './cells.ts';

/** One code table: `<name>.tsv` or `<name>.tsv.gz`. */
export interface CodeTable {
  readonly name: string;
  readonly table: PgTable;
  /** Folders without it are rejected. */
  readonly isRequired: boolean;
  /** Cells by property; other columns are ignored. */
  readonly cells: Readonly<Record<string, Cell<unknown>>>;
}

type CellsOf<Table extends PgTable> = {
  [Key in Exclude<keyof Table['$inferInsert'], 'state'>]-?: Cell<Table['$inferInsert'][Key]>;
};

function codeTable<Table extends PgTable>(
  name: string,
  isRequired: 'required' | 'optional',
  table: Table,
  cells: CellsOf<Table>,
): CodeTable {
  return { name, table, isRequired: isRequired === 'required', cells };
}

/** Columns of every row, besides the state. */
const row = { location: code('location'), code: code('code'), name: text('name') };

const availability = (column: string, missing?: 'Not Available') =>
  oneOf(column, ['Not Available', 'Available', 'Required'], missing);

/** The courts. All other tables refer to these locations. */
export const locationTable = codeTable('location', 'required', cases.courts, {
  code: code('code'),
  name: text('name'),
  tablesOf: code('code'),
  initial: boolean('initial'),
  subsequent: boolean('subsequent'),
  parentNodeId: optionalText('parentnodeid'),
  isCounty: boolean('iscounty'),
  allowableCardTypes: { column: 'allowablecardtypes', read: (value) => value },
  restrictBankAccountPayment: boolean('restrictbankaccountpayment'),
  allowHearing: boolean('allowhearing'),
  allowReturnDate: boolean('allowreturndate'),
  allowMaxFeeAmount: boolean('allowmaxfeeamount'),
  showReturnOnReject: boolean('showreturnonreject'),
  hasProtectedCaseTypes: boolean('hasprotectedcasetypes'),
  protectedCaseTypes: optionalText('protectedcasetypes'),
  protectedCaseReplacementString: optionalText('protectedcasereplacementstring'),
  showDamageAmount: boolean('showdamageamount'),
  allowServiceOnInitial: boolean('allowserviceoninitial'),
  allowAddServiceContactsOnInitial: boolean('allowaddservicecontactsoninitial'),
  allowMultipleAttorneys: boolean('allowmultipleattorneys'),
  allowFilingIntoNonIndexedCase: boolean('allowfilingintononindexedcase'),
  disallowCopyingEnvelopeMultipleTimes: boolean('disallowcopyingenvelopemultipletimes'),
  timeZone: always(null),
});

/** Errors of the state's e-filing system: the only table without a court. */
export const errorTable = codeTable('error', 'optional', filings.providerErrors, {
  code: code('code'),
  name: text('name'),
});

/** The tables with a location. */
export const courtTables: readonly CodeTable[] = [
  codeTable('casecategory', 'required', cases.caseCategories, {
    ...row,
    ecfCaseType: oneOf('ecfcasetype', [
      'AppellateCase',
      'BankruptcyCase',
      'CitationCase',
      'CivilCase',
      'CriminalCase',
      'DomesticCase',
      'JuvenileCase',
    ]),
    procedureRemedyInitial: availability('procedureremedyinitial', 'Not Available'),
    procedureRemedySubsequent: availability('procedureremedysubsequent', 'Not Available'),
    damageAmountInitial: availability('damageamountinitial', 'Not Available'),
    damageAmountSubsequent: availability('damageamountsubsequent', 'Not Available'),
  }),
  codeTable('casetype', 'required', cases.caseTypes, {
    ...row,
    caseCategory: code('casecategory'),
    initial: boolean('initial'),
    feeCents: cents('fee'),
    willFiledDate: availability('willfileddate', 'Not Available'),
  }),
  codeTable('filing', 'required', filings.filingTypes, {
    ...row,
    feeCents: optionalCents('fee'),
    caseCategory: optionalCode('casecategory'),
    caseTypeId: optionalCode('casetypeid'),
    filingType: oneOf('filingtype', ['Initial', 'Subsequent', 'Both']),
    isCourtUseOnly: boolean('iscourtuseonly'),
    civilClaimAmount: availability('civilclaimamount', 'Not Available'),
    probateEstateAmount: availability('probateestateamount', 'Not Available'),
    amountInControversy: availability('amountincontroversy', 'Not Available'),
    useDueDate: boolean('useduedate'),
    isProposedOrder: boolean('isproposedorder'),
  }),
  codeTable('filingcomponent', 'required', filings.filingComponents, {
    ...row,
    filingCodeId: code('filingcodeid'),
    required: boolean('required'),
    allowMultiple: boolean('allowmultiple'),
    displayOrder: integer('displayorder'),
  }),
  codeTable('documenttype', 'required', filings.documentTypes, {
    ...row,
    filingCodeId: optionalCode('filingcodeid'),
    isCourtUseOnly: boolean('iscourtuseonly'),
    isDefault: boolean('isdefault'),
  }),
  codeTable('partytype', 'required', cases.partyTypes, {
    ...row,
    isAvailableForNewParties: boolean('isavailablefornewparties'),
    isRequired: boolean('isrequired'),
    caseTypeId: optionalCode('casetypeid'),
    amountCents: optionalCents('amount'),
    numberOfPartiesToIgnore: optionalInteger('numberofpartiestoignore'),
    dateOfDeath: availability('dateofdeath', 'Not Available'),
    displayOrder: optionalInteger('displayorder'),
  }),
  codeTable('optionalservices', 'optional', filings.optionalServices, {
    ...row,
    filingCodeId: code('filingcodeid'),
    displayOrder: integer('displayorder'),
    feeCents: cents('fee'),
    multiplier: boolean('multiplier'),
    altFeeDesc: optionalText('altfeedesc'),
    hasFeePrompt: boolean('hasfeeprompt'),
    feePromptText: optionalText('feeprompttext'),
  }),
  codeTable('motiontype', 'optional', filings.motionTypes, { ...row, filingCodeId: code('filingcodeid') }),
  codeTable('crossreference', 'optional', cases.crossReferences, {
    ...row,
    caseTypeId: optionalCode('casetypeid'),
    isDefault: boolean('isdefault'),
    isRequired: boolean('isrequired'),
    validationRegex: optionalText('validationregex'),
    customValidationFailureMessage: optionalText('customvalidationfailuremessage'),
  }),
  codeTable('datafieldconfig', 'optional', cases.dataFields, {
    ...row,
    isVisible: boolean('isvisible'),
    isRequired: boolean('isrequired'),
    isReadOnly: boolean('isreadonly'),
    helpText: optionalText('helptext'),
    ghostText: optionalText('ghosttext'),
    contextualHelpData: optionalText('contextualhelpdata'),
    validationMessage: optionalText('validationmessage'),
    regularExpression: optionalText('regularexpression'),
    defaultValueExpression: optionalText('defaultvalueexpression'),
  }),
  codeTable('procedureremedy', 'optional', cases.procedureRemedies, { ...row, caseCategory: code('casecategory') }),
  codeTable('damageamount', 'optional', cases.damageAmounts, { ...row, caseCategory: code('casecategory'), position }),
  codeTable('servicetype', 'optional', cases.serviceTypes, {
    ...row,
    serviceMethod: text('servicemethod'),
    feeCents: optionalCents('fee'),
    disclaimerText: optionalText('disclaimertext'),
  }),
  codeTable('disclaimerrequirement', 'optional', cases.disclaimerRequirements, {
    ...row,
    listOrder: integer('listorder'),
    requirementText: text('requirementtext'),
  }),
  codeTable('filertype', 'optional', cases.filerTypes, { ...row, isDefault: boolean('isdefault') }),
  codeTable('filingstatus', 'optional', filings.filingStatuses, row),
  codeTable('namesuffix', 'optional', filings.nameSuffixes, row),
  codeTable('language', 'optional', filings.languages, row),
  codeTable('country', 'optional', filings.countries, row),
  codeTable('state', 'optional', filings.addressStates, { ...row, countryCode: text('countrycode') }),
];
