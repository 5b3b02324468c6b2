/** The demo's code tables and how they differ. */
import type { StateCode } from '../../generated/filing/schemas.ts';
import { stateCapabilities } from '../../services/state-capabilities.ts';
import type { Area } from './case-definitions.ts';
import { trialCourts } from './court-list.ts';
import type { DataFieldDefinition } from './data-field-definitions.ts';

/** A set of code tables: a division's own, or those shared by a state's trial courts. */
export interface TableSet {
  state: StateCode;
  location: string;
  areas: readonly Area[];
  timeZone: string;
  /** The county whose attorney code some case types require. */
  attorneyCodeOf?: string;
  /** Documents default to public; otherwise the filer must choose. */
  hasDefaultDocumentType: boolean;
  asksFilerType: boolean;
  hasDisclaimers: boolean;
  requiresTextSearchablePdf: boolean;
  /** Replace the default rows with the same code. */
  dataFields: readonly DataFieldDefinition[];
}

const lakemoor = {
  state: 'IL',
  timeZone: 'America/Chicago',
  attorneyCodeOf: 'Lakemoor',
  hasDefaultDocumentType: true,
  asksFilerType: true,
  hasDisclaimers: true,
  requiresTextSearchablePdf: false,
  dataFields: [],
} satisfies Partial<TableSet>;

const lakemoorSets: readonly TableSet[] = [
  { ...lakemoor, location: 'lakemoor:cv1', areas: ['civil'] },
  {
    ...lakemoor,
    location: 'lakemoor:ch1',
    areas: ['chancery'],
    hasDefaultDocumentType: false,
    dataFields: [
      {
        code: 'FilingFilingDescription',
        name: 'Filing window: Filing Description',
        isRequired: true,
        helpText: 'Say what the filing asks for, in a few words.',
      },
      { code: 'CivilCaseProcedureViewInitial', name: 'Civil Case Procedure Initial Filing View', isRequired: true },
    ],
  },
  {
    ...lakemoor,
    location: 'lakemoor:dr1',
    areas: ['family'],
    dataFields: [
      { code: 'PartyDateOfBirth', name: 'Party edit window: Date Of Birth', isRequired: true },
      { code: 'PartyInterpreter' },
      { code: 'PartyEmail', name: 'Party edit window: Email', isRequired: true },
    ],
  },
  {
    ...lakemoor,
    location: 'lakemoor:pr1',
    areas: ['probate'],
    dataFields: [
      { code: 'WillFiledDate' },
      {
        code: 'FilingReferenceNumber',
        name: 'Filing window: Reference Number',
        regularExpression: '^[A-Z]{2}-[0-9]{4}$',
        validationMessage: 'Enter a reference such as AB-1234.',
      },
    ],
  },
];

/** All areas of law, with the usual form settings. */
const trialSets: readonly TableSet[] = stateCapabilities
  .filter(({ provider }) => provider === 'tyler')
  .map(({ state, timeZone }) => ({
    state,
    location: trialCourts,
    areas: ['civil', 'chancery', 'family', 'probate'],
    timeZone,
    hasDefaultDocumentType: true,
    asksFilerType: false,
    hasDisclaimers: state === 'GA' || state === 'TX',
    requiresTextSearchablePdf: state === 'TX',
    dataFields:
      state === 'MD'
        ? [
            {
              code: 'PartyPhone',
              name: 'Party edit window: Phone Number',
              isRequired: true,
              ghostText: '(410) 555-0100',
              regularExpression: '^[2-9][0-9]{9}$',
              validationMessage: 'Enter a phone number of ten digits, such as (410) 555-0100.',
            },
          ]
        : [],
  }));

export const tableSets: readonly TableSet[] = [...lakemoorSets, ...trialSets];
