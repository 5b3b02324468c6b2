/** What the divisions of Florida's courts offer, the same in every county. Fees are the sandbox's own. */
import type { flCaseTypes, flDocketCodes } from '../../db/schema/florida.ts';
import type { CodeName, FlDivision } from '../../generated/filing/schemas.ts';

const division = (divisionId: string, name: string, courtTypes: string[], allowsNewCases = true): FlDivision => ({
  divisionId,
  name,
  courtTypes,
  allowsNewCases,
});

export const divisions: readonly FlDivision[] = [
  division('circuit-civil', 'Circuit Civil', ['CA']),
  division('county-civil', 'County Civil', ['CC', 'SC']),
  division('family', 'Family', ['DR']),
  division('probate', 'Probate', ['CP', 'GA', 'MH']),
  division('felony', 'Felony', ['CF'], false),
  division('misdemeanor', 'Misdemeanor', ['MM'], false),
  division('traffic', 'Traffic', ['TR'], false),
  division('juvenile', 'Juvenile', ['CJ', 'DP'], false),
];

export const partyRoles: readonly CodeName[] = [
  { code: 'PLT', name: 'Plaintiff/Petitioner' },
  { code: 'DFT', name: 'Defendant/Respondent' },
  { code: 'DEC', name: 'Decedent' },
  { code: 'GDN', name: 'Guardian' },
  { code: 'MIN', name: 'Minor' },
  { code: 'INT', name: 'Intervenor' },
];

type CaseType = typeof flCaseTypes.$inferInsert;
const caseType = (
  divisionId: string,
  caseTypeId: string,
  code: string,
  name: string,
  courtType: string,
  filingFeeCents: number,
  asksForAmountOfClaim = false,
): CaseType => ({ divisionId, caseTypeId, code, name, courtType, filingFeeCents, asksForAmountOfClaim });

export const caseTypes: readonly CaseType[] = [
  caseType('circuit-civil', 'ct-contract', '05', 'Contract and Indebtedness', 'CA', 40_100, true),
  caseType('circuit-civil', 'ct-auto-negligence', '11', 'Auto Negligence', 'CA', 40_100, true),
  caseType('circuit-civil', 'ct-premises', '13', 'Premises Liability', 'CA', 40_100, true),
  caseType('circuit-civil', 'ct-foreclosure', '21', 'Mortgage Foreclosure', 'CA', 40_100, true),
  caseType('circuit-civil', 'ct-malpractice', '31', 'Professional Malpractice', 'CA', 40_100, true),
  caseType('circuit-civil', 'ct-injunction', '45', 'Injunctive Relief', 'CA', 40_100),
  caseType('circuit-civil', 'ct-other-civil', '99', 'Other Circuit Civil', 'CA', 40_100),
  caseType('county-civil', 'cc-contract', '05', 'Contract, up to $50,000', 'CC', 30_000, true),
  caseType('county-civil', 'cc-eviction', '41', 'Residential Eviction', 'CC', 18_500),
  caseType('county-civil', 'cc-replevin', '47', 'Replevin', 'CC', 30_000, true),
  caseType('county-civil', 'sc-small-claims', '60', 'Small Claims, up to $8,000', 'SC', 17_500, true),
  caseType('family', 'dr-dissolution', '01', 'Dissolution of Marriage', 'DR', 40_800),
  caseType('family', 'dr-dissolution-simplified', '02', 'Simplified Dissolution of Marriage', 'DR', 40_800),
  caseType('family', 'dr-support', '09', 'Support', 'DR', 30_000),
  caseType('family', 'dr-paternity', '12', 'Paternity', 'DR', 30_000),
  caseType('family', 'dr-domestic-violence', '15', 'Domestic Violence Injunction', 'DR', 0),
  caseType('probate', 'cp-formal', '01', 'Formal Administration', 'CP', 40_000),
  caseType('probate', 'cp-summary', '02', 'Summary Administration', 'CP', 34_000),
  caseType('probate', 'ga-guardianship', '10', 'Guardianship', 'GA', 40_000),
  caseType('probate', 'mh-substance', '20', 'Substance Abuse Petition', 'MH', 0),
];

type DocketCode = typeof flDocketCodes.$inferInsert;

/** Every division's: [id, code, name, use, describes, may be confidential]. */
const common: readonly [string, string, string, DocketCode['use'], boolean, boolean][] = [
  ['dc-answer', 'ANSW', 'Answer and Affirmative Defenses', 'subsequent', false, false],
  ['dc-appearance', 'NOAP', 'Notice of Appearance', 'subsequent', false, false],
  ['dc-certificate', 'CERT', 'Certificate of Service', 'subsequent', false, false],
  ['dc-confidential', 'NOCI', 'Notice of Confidential Information within Court Filing', 'both', false, true],
  ['dc-exhibit', 'EXHI', 'Exhibit', 'both', true, true],
  ['dc-motion', 'MOTN', 'Motion', 'subsequent', true, true],
  ['dc-motion-compel', 'MOCO', 'Motion to Compel', 'subsequent', true, true],
  ['dc-motion-dismiss', 'MODI', 'Motion to Dismiss', 'subsequent', false, false],
  ['dc-notice-hearing', 'NOHE', 'Notice of Hearing', 'subsequent', false, false],
  ['dc-proposed-order', 'PORD', 'Proposed Order', 'subsequent', true, false],
  ['dc-return-service', 'RETS', 'Return of Service', 'subsequent', false, false],
  ['dc-summons', 'SUMM', 'Summons to Be Issued', 'both', false, false],
];

/** A division's own: [division, id, code, name, fee in cents, use, only for this case type]. */
const own: readonly [string, string, string, string, number, DocketCode['use'], string?][] = [
  ['circuit-civil', 'dc-complaint', 'COMP', 'Complaint', 0, 'initial'],
  ['circuit-civil', 'dc-civil-cover-sheet', 'CCVR', 'Civil Cover Sheet', 0, 'initial'],
  ['circuit-civil', 'dc-lis-pendens', 'LISP', 'Notice of Lis Pendens', 0, 'both', 'ct-foreclosure'],
  ['circuit-civil', 'dc-counterclaim', 'CNTR', 'Counterclaim', 39_500, 'subsequent'],
  ['county-civil', 'dc-complaint', 'COMP', 'Complaint', 0, 'initial'],
  ['county-civil', 'dc-civil-cover-sheet', 'CCVR', 'Civil Cover Sheet', 0, 'initial'],
  ['county-civil', 'dc-statement-claim', 'STCL', 'Statement of Claim', 0, 'initial', 'sc-small-claims'],
  ['county-civil', 'dc-writ-possession', 'WRPO', 'Writ of Possession', 9_000, 'subsequent', 'cc-eviction'],
  ['family', 'dc-petition', 'PETN', 'Petition', 0, 'initial'],
  ['family', 'dc-family-cover-sheet', 'FCVR', 'Family Court Cover Sheet', 0, 'initial'],
  ['family', 'dc-financial-affidavit', 'FAFF', 'Financial Affidavit', 0, 'both'],
  ['family', 'dc-marital-agreement', 'MSAG', 'Marital Settlement Agreement', 0, 'both', 'dr-dissolution'],
  ['probate', 'dc-petition', 'PETN', 'Petition', 0, 'initial'],
  ['probate', 'dc-will', 'WILL', 'Last Will and Testament', 0, 'both'],
  ['probate', 'dc-inventory', 'INVN', 'Inventory', 0, 'subsequent', 'cp-formal'],
];

export const docketCodes: readonly DocketCode[] = [
  ...divisions.flatMap(({ divisionId }) =>
    common.map(([docketCodeId, code, name, use, isDescriptionRequired, allowsConfidential]) => ({
      divisionId,
      docketCodeId,
      code,
      name,
      use,
      isDescriptionRequired,
      allowsConfidential,
    })),
  ),
  ...own.map(([divisionId, docketCodeId, code, name, feeCents, use, caseTypeId]) => ({
    divisionId,
    docketCodeId,
    caseTypeId,
    code,
    name,
    feeCents,
    use,
    isDescriptionRequired: false,
    allowsConfidential: divisionId === 'family',
  })),
];
