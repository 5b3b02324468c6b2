export { loadCaseLookup } from './case-lookup';
export { caseSearchQuery } from './case-search';
export { FirmCaseField } from './components/firm-case-field';
export { NewRecipient } from './components/new-recipient';
export { derivedQuery } from './derived-query';
export type {
  Classification,
  ContactCalls,
  FilingDraft,
  FilingProvider,
  FilingStart,
  FirstContent,
  NoticeCalls,
  SchedulingCalls,
  ServiceNotice,
  SignInCalls,
  SignInStatus,
  StartProps,
  Submission,
} from './descriptor';
export {
  copiesDraft,
  loadEService,
  type OrderedCopies,
  type PricedService,
  servicePrice,
} from './e-service';
export type { ProviderFacts } from './facts';
export { type CaseParams, caseParams } from './model/case-params';
export { type CourtTables, caseFieldRequirements, emptyTables, rowOf, tableNames } from './model/court-tables';
export {
  addableCrossReferences,
  type CrossReferenceRow,
  crossReferenceRows,
  crossReferencesOf,
  withCrossReference,
  withoutCrossReference,
} from './model/cross-references';
export { splitEmails } from './model/email';
export {
  enteredFields,
  type FieldSpec,
  findFieldProblems,
  formPathOfField,
  isAddress,
  noFields,
  type ProviderFields,
  shownFields,
  withoutHidden,
} from './model/fields';
export {
  caseFilingTypeOf,
  type EnteredDocument,
  type EnteredFiling,
  type Extra,
  emptyContent,
  type FieldValue,
  type FilingContent,
  flowOf,
  isIndexedCase,
} from './model/filing-content';
export {
  type DocumentSlot,
  documentsOf,
  findDuplicates,
  newFiling,
  withChangedDocument,
  withDocument,
  withDocumentMoved,
  withLeadDemoted,
  withLeadDocument,
  withoutDocument,
} from './model/filing-entries';
export {
  componentsFor,
  type DocumentRole,
  type FilingRules,
  type FilingTypeTables,
  mustChooseDocumentType,
  offeredDocumentTypes,
  offeredFilingTypes,
  takesAttachments,
  type UnattachedDocument,
} from './model/filing-tables';
export { chosenCase, type FileableCase, fileableCases } from './model/firm-cases';
export type { InputRule } from './model/input-rules';
export { type FormLabels, inWords, usualLabels } from './model/labels';
export { attorneyName, contactName, recipientName } from './model/names';
export { enteredName, newParty, partyName } from './model/party';
export {
  describeAccount,
  expiryOf,
  isExpired,
  nameAccount,
  paymentText,
  unusableReason,
} from './model/payment-accounts';
export { proposedOrderBases } from './model/proposed-orders';
export { describeRecipient, recipientOf, recipientValue, type TypedRecipient } from './model/recipients';
export { filingsWithoutAttorney, likelyAttorney, partiesOfFirm } from './model/representation';
export {
  bounceWarning,
  contactOptions,
  contactsByParty,
  partiesNotServed,
  unservedParties,
  usualRecipients,
} from './model/service-contacts';
export { documentSizeMessage, envelopeSizeMessage } from './model/size-messages';
export { neighbor, type Step, steps, stepTitles } from './model/steps';
export { suggestedEmails } from './model/suggested-emails';
export {
  factsOf,
  factsOfApiType,
  isBuilt,
  loadFilingStart,
  loadProvider,
  loadProviderOfOrder,
  providerFacts,
  providerIdOf,
  UnbuiltProviderError,
} from './registry';
export type { CourtCaseLookup } from './rules/case-problems';
export { phoneForCourt } from './rules/party-problems';
export type { PaymentRules } from './rules/payment-problems';
export type { Problem } from './rules/problems';
export { MissingTablesError } from './until-loaded';
export { usualOrders } from './usual-orders';
