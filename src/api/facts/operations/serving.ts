import { type FactsOfOperations, noFacts } from './described.ts';

/** A change of an order of process serving, which all lists and its matter show. */
const served = ['serving-orders', 'orders', 'charges'] as const;
const ordered = ['orders', 'charges'] as const;

export const serving: FactsOfOperations = {
  shows: {
    getServingDraft: ['draft-contents'],
    getServingOrder: ['serving-orders'],
    getServingSummary: ['serving-orders'],
    getServingRecipient: ['serving-orders'],
    getServingCustody: ['serving-orders'],
    getServingEvidence: ['serving-orders'],
    getServiceRequest: ['orders'],
    listSkipTraces: ['skip-traces'],
    // Each reading of a result is recorded: it is read again for nothing else.
    getSkipTrace: ['skip-traces'],
    getEnvelope: ['orders'],
    ...noFacts('getServiceRules', 'getServiceLevels', 'listServiceOffices', 'getServiceForm', 'getEnvelopeTerms'),
    // A version never changes.
    ...noFacts('getServingPhoto', 'getServingProof'),
  },
  touches: {
    saveServingDraft: ['drafts', 'uploads'],
    placeServingOrder: [...served, 'drafts'],
    releaseServingOrder: served,
    cancelServingOrder: served,
    addServingAddress: served,
    changeServingAddress: served,
    approveServingOffer: served,
    sendServingMessage: served,
    holdServingJob: served,
    resumeServingJob: served,
    cancelServingJob: served,
    approveServingProof: served,
    requestProofChange: served,
    setProofFiling: served,
    orderService: ordered,
    cancelServiceRequest: ordered,
    orderSkipTrace: [...ordered, 'skip-traces'],
    sendEnvelope: ordered,
    remindSigners: ['orders'],
    voidEnvelope: ordered,
    // A signer opens a link and is no one's colleague: their page reads nothing else.
    ...noFacts('openSigning', 'consentToSigning', 'readSigningDocument', 'signDocuments', 'declineSigning'),
    ...noFacts('verifyAddresses', 'quoteServing'),
  },
  answers: {
    saveServingDraft: ['draft-contents'],
    placeServingOrder: ['draft-contents'],
  },
};
