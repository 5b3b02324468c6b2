/** Idempotency keys on every call that orders or pays: every POST of the contracts has one, or a reason to have none. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backends } from '../orval.config.ts';
import { callerOf, goodRequest } from './conformance/bad-requests.ts';
import { type ContractOperation, readContract } from './conformance/contract.ts';
import { testOrigin, testSandbox } from './sandbox.ts';

const opened = testSandbox();

/** The test that sends each twice with its key and finds one effect and the same answer. */
const keyed: Readonly<Record<string, readonly [file: string, test: string]>> = {
  clientAddCreditCard: ['billing/registration', 'is added once per key, even with concurrent requests'],
  payInvoicesWithExisting: ['billing/pay', 'with the same key answers byte for byte, and captures once'],
  payInvoicesWithNew: ['billing/pay', 'with a new card and the same key answers byte for byte, and captures once'],
  submitNewCase: ['filing/submission/submission', 'repeated returns the same response: by key, by version, and ten'],
  submitExistingCase: ['filing/existing-case', 'repeated with its key returns the first response'],
  submitFlNewCase: ['filing/florida-filings', 'repeated with its key returns the first response'],
  submitFlExistingCase: ['filing/florida-filings', 'into a case, repeated with its key, returns the first response'],
  submitOneLegalNewCase: ['filing/one-legal', 'opens a case once, which is found afterwards'],
  submitOneLegalExistingCase: ['filing/one-legal', 'into a case, repeated with its key, returns the first response'],
  submitOneLegalEService: ['filing/one-legal', 'serves once, and the order shows the delivery'],
  syncDocket: ['docket-sync/docket-sync', 'is ordered once per key, becomes active, is charged a month, and stops'],
  submitBulkSync: ['docket-sync/docket-sync', 'a thousand cases are ordered at once; each is active or says why not'],
  searchDocketCases: ['docket-sync/docket-sync', 'finds a case by number with or without dashes, and by party; PACER'],
  listPacerPriorDocuments: ['docket-sync/docket-sync', 'of a federal court is read only for money, and its documents'],
  listPacerPriorDocumentsPaged: ['docket-sync/docket-sync', 'of a federal court is read only for money, and its doc'],
  placeServingOrder: ['serving/orders/serving-orders', 'is placed once per key, at the quoted price'],
  orderService: ['serving/requests', 'is ordered once for a key, and refuses another order with it'],
  orderSkipTrace: ['serving/skip-traces', 'is ordered once for a key, for the fee that was shown'],
  sendEnvelope: ['serving/envelopes/envelopes', 'is sent once for a key, for the fee that was shown'],
};

/** Of these, the key may be missing: systems that called PACER before it don't know it, and a stored card costs nothing. */
const optional = [
  'searchDocketCases',
  'listPacerPriorDocuments',
  'listPacerPriorDocumentsPaged',
  'clientAddCreditCard',
];

const without: readonly { reason: string; operations: readonly string[] }[] = [
  {
    reason: 'An envelope has one notice: a repeat is 409 `notice-exists` with the order of the first.',
    operations: ['fileNoticeOfFiling'],
  },
  {
    reason: 'Its record is named by the caller, so a repeat finds it: an offer, an address, a version, a reference.',
    operations: [
      ...['approveServingOffer', 'addServingAddress', 'releaseServingOrder', 'approveServingProof', 'createMatterFee'],
      ...['scheduleHearing', 'upsertDocketCase', 'getOrCreateMapping', 'integrateMapping', 'attachServiceContact'],
      ...['attachCaseServiceContacts', 'createServiceContact', 'createAttorney', 'createFirmAdmin', 'createFlAccount'],
      ...['registerTylerFirm', 'saveDocketCredential', 'saveNotificationSettings', 'saveNyscefImmediateUpdates'],
      ...['registrationCreateClient', 'registrationCreateUser', 'acceptInvitation', 'saveFsxAuthentication'],
    ],
  },
  {
    reason: 'Its key stands in the body.',
    operations: [
      ...['createTemplate', 'saveServingDraft', 'sendInvitation', 'saveNewCaseDraft', 'saveExistingCaseDraft'],
      ...['saveFlDraft', 'saveOneLegalDraft'],
    ],
  },
  {
    reason: 'It sets a state that a repeat finds set: ended, held, cancelled, signed, marked, kept.',
    operations: [
      ...['voidEnvelope', 'holdServingJob', 'resumeServingJob', 'cancelServingJob', 'requestProofChange'],
      ...['cancelServingOrder', 'cancelServiceRequest', 'consentToSigning', 'signDocuments', 'declineSigning'],
      ...['restoreTemplate', 'removeCourtCase', 'cancelFilings', 'updateFilingConfiguration', 'markDocketChanges'],
      'markNotifications',
      ...['stopDocketSubscription', 'clientUpdateBillingTerms', 'clientUpdatePaymentMethod', 'clientAddBankAccount'],
      ...['disconnectCms', 'disconnectIntegration', 'renewProviderToken', 'setUpClioMenu', 'trackOptInToggle'],
      ...['saveOptInSurvey', 'setOptInReminder', 'changeTylerPassword', 'initiateFsxAuthentication', 'signInToTyler'],
      'fetchStampedCopy',
    ],
  },
  {
    reason: 'It costs nothing and files nothing; a repeat is one more message, copy or feed, and a person sees it.',
    operations: [
      ...['remindSigners', 'sendServingMessage', 'resendInvitation', 'resendTylerActivationEmail', 'emailInvoice'],
      ...['emailInvoiceMattersCsv', 'emailInvoiceOrdersCsv', 'emailInvoicePaymentsPdf', 'createMatterFile'],
      ...['attachManagedDocuments', 'importIntegratedDocuments', 'uploadLocalFiles', 'createCalendarFeed'],
      ...['startExtraction', 'publishTestEvent', 'publishOrderCreatedTestEvent', 'publishOrderUpdatedTestEvent'],
    ],
  },
  {
    reason: 'It reads: a search, a quote, a check, a download.',
    operations: [
      ...['verifyAddresses', 'quoteServing', 'openSigning', 'readSigningDocument', 'openInvitation'],
      ...['getFolderContents', 'validateIntegration', 'buildNetDocumentsRetailerReference'],
      ...['buildNetDocumentsMatterReference', 'searchCourtCases', 'getNewCaseReturnDate', 'getExistingCaseReturnDate'],
      ...['listAvailableHearingDates', 'quoteNewCaseFees', 'quoteExistingCaseFees', 'getFilingDetailActions'],
      ...['downloadFilingDocumentsAsZip', 'readFsxOrganization', 'quoteFlFees', 'quoteOneLegalNewCaseFees'],
      ...['quoteOneLegalExistingCaseFees', 'listOrders', 'downloadOrderDocuments', 'previewDocketWatcher'],
      ...['getBulkSyncStatus', 'listDocketCaseDocuments', 'listDocketCaseParties', 'clientVerifyCreditCard'],
      ...['exportFeeSummary', 'searchFeeSummary', 'downloadFilesZip', 'listDownloadableFiles', 'searchOrders'],
      'searchStampedCopies',
    ],
  },
];

const isKey = ({ name }: { name: string }) => name.toLowerCase() === 'idempotency-key';
const all = backends.flatMap((backend) =>
  readContract(backend).operations.map((operation) => ({ backend, contract: readContract(backend), operation })),
);
const idOf = ({ operation }: { operation: ContractOperation }) => operation.operationId;
const withKey = all.filter(({ operation }) => operation.parameters.some(isKey));

describe('idempotency keys', () => {
  it('are on every call that orders or pays; every other has a reason', () => {
    const posts = all.filter(({ operation }) => operation.method === 'post' || operation.parameters.some(isKey));
    const reasoned = without.flatMap(({ operations }) => operations);
    expect(posts.map(idOf).toSorted()).toEqual([...Object.keys(keyed), ...reasoned].toSorted());
    expect(withKey.map(idOf).toSorted()).toEqual(Object.keys(keyed).toSorted());
  });

  it.each(Object.entries(keyed))('%s is sent twice with its key by a test', (_, [file, test]) => {
    const path = resolve(import.meta.dirname, `../sandbox/services/${file}.test.ts`);
    const text = readFileSync(path, 'utf8');
    const from = text.search(new RegExp(`(test|it)\\(\\s*'${test.replaceAll(/[.*+?^$()[\]\\]/g, '\\$&')}`));
    expect(from, `${file} has no test “${test}…”`).toBeGreaterThan(0);
    const body = text.slice(from, from + text.slice(from + 1).search(/\n {0,2}(test|it)(\.each)?\(|$(?![\s\S])/));
    expect(body, 'uses a key').toMatch(/key/i);
  });

  it.each(withKey.filter((each) => !optional.includes(idOf(each))).map((each) => [idOf(each), each] as const))(
    '%s without its key is refused',
    async (_, { backend, contract, operation }) => {
      const { path, headers, contentType, body } = goodRequest(contract, operation);
      const sent = new Headers(headers);
      sent.set('authorization', `Bearer ${await opened.tokenOf(callerOf(operation))}`);
      if (contentType) sent.set('content-type', contentType);
      for (const key of [undefined, 'short']) {
        sent.delete('idempotency-key');
        if (key !== undefined) sent.set('idempotency-key', key);
        const answer = await opened.sandbox.fetch(
          new Request(`${testOrigin}/api/${backend}${path}`, { method: 'POST', headers: sent, body }),
        );
        const problem: { errors?: object } = await answer.json();
        expect([answer.status, Object.keys(problem.errors ?? {})]).toEqual([400, [expect.stringMatching(/key/i)]]);
      }
    },
  );
});
