/**
 * How the filing forms' fields behave at the demo courts. The e-filing system's codes and names are real; the courts'
 * settings are invented.
 */
import type { DataField } from '../../generated/filing/schemas.ts';

/** Shown and optional by default. */
export type DataFieldDefinition = Pick<DataField, 'code'> & Partial<DataField>;

const hidden = { isVisible: false } as const;
const required = { isRequired: true } as const;

export const dataFieldDefinitions: readonly DataFieldDefinition[] = [
  { code: 'AdvancedSearchLocationAllLocations', ...hidden },
  { code: 'CaseAllowAddNewServiceContacts' },
  { code: 'CaseInformationCaseSubType', ...hidden },
  { code: 'CaseInformationLowerCourt', name: 'Case Information Lower Court', ...hidden },
  { code: 'CaseInformationLowerCourtCaseNumber', name: 'Case Information Lower Court Case Number' },
  { code: 'CaseInformationShortTitle', ...hidden },
  { code: 'CaseSummaryViewAllowAddPublicServiceContacts' },
  { code: 'CaseSummaryViewAllowSavePublicServiceContacts' },
  {
    code: 'CivilCaseDamageAmountInitial',
    name: 'Civil Case Damage Or Claim Initial Filing View',
    ...hidden,
    regularExpression: '^[0-9]{1,9}(\\.[0-9]{1,2})?$',
    validationMessage: 'Enter an amount in dollars and cents.',
  },
  { code: 'CivilCaseDamageAmountSubsequent', name: 'Civil Case Damage Or Claim Subsequent Filing View', ...hidden },
  { code: 'CivilCaseProcedureViewInitial', name: 'Civil Case Procedure Initial Filing View', ...hidden },
  { code: 'CivilCaseProcedureViewSubsequent', name: 'Civil Case Procedure Subsequent Filing View', ...hidden },
  { code: 'DateOfDeath' },
  {
    code: 'DocumentDescription',
    name: 'Document window: Document Description',
    defaultValueExpression: '{{FileName}}',
  },
  {
    code: 'DocumentType',
    ...required,
    ghostText: 'Public or confidential',
    helpText: 'Choose public or confidential.',
    validationMessage: 'Choose public or confidential.',
  },
  { code: 'FilingEventCaseParties', ...hidden },
  { code: 'FilingFilingAttorneyView', name: 'Filing window: Filing Attorney Selection' },
  { code: 'FilingFilingComments', name: 'Filing window: Filing comments', ghostText: 'Seen by the clerk only' },
  { code: 'FilingFilingDescription', name: 'Filing window: Filing Description' },
  { code: 'FilingReferenceNumber', name: 'Filing window: Reference Number' },
  { code: 'FilingServiceCheckBoxInitial', defaultValueExpression: 'False' },
  { code: 'FilingServiceCheckBoxSubsequent', defaultValueExpression: 'True' },
  { code: 'GlobalAttorneyNumber', name: 'Firm Admin, Registration: Attorney Number', ...required },
  {
    code: 'OptionalServicesMultipleCopies',
    name: 'Set defaults on number of copies for optional services.',
    ...required,
    regularExpression: '^[1-9][0-9]{0,2}$',
    validationMessage: 'Enter a number from 1 to 999.',
    defaultValueExpression: '1',
  },
  { code: 'OriginalFileName', validationMessage: 'Shorten the name of the file and add it again.' },
  { code: 'PartyAttorney', name: 'Party edit window: Attorney' },
  { code: 'PartyBusinessName', name: 'Party edit window: Business Name', ...required },
  { code: 'PartyDateOfBirth', name: 'Party edit window: Date Of Birth', ...hidden },
  { code: 'PartyDLNumber', ...hidden },
  { code: 'PartyEmail', name: 'Party edit window: Email' },
  {
    code: 'PartyFilerID',
    ...hidden,
    regularExpression: '^[0-9]*$',
    validationMessage: 'A filer ID has digits only.',
  },
  { code: 'PartyFirstName', name: 'Party edit window: First Name', ...required },
  { code: 'PartyGender', ...hidden },
  { code: 'PartyInterpreter', ...hidden },
  { code: 'PartyLastName', name: 'Party edit window: Last Name', ...required },
  { code: 'PartyMiddleName', name: 'Party edit window: Middle Name' },
  {
    code: 'PartyPhone',
    name: 'Party edit window: Phone Number',
    regularExpression: '^.{0,20}$',
    validationMessage: 'Enter a phone number of 20 characters at most.',
  },
  { code: 'PartySSN', ...hidden },
  { code: 'ServiceContactEmailAddress', ...required },
  { code: 'ServiceContactIsContactSavedToFirmList' },
  { code: 'ServiceContactIsPublic', ...hidden },
  { code: 'ServiceContactStreetAddress', ...hidden },
  { code: 'ShowServiceContactsInSearchResults' },
  { code: 'WillFiledDate', ...hidden },
];
