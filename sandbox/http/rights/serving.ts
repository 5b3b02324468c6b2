/** Who may use which operation of process serving, of the present and the former one. */

import type { Operations as LegacyServing } from '../../generated/legacy-serving/operations.ts';
import type { Operations as Serving } from '../../generated/serving/operations.ts';
import { anyone, filers, orderers, people, type Rights, tracers } from './roles.ts';

export const serving: Rights<Serving> = {
  getServiceRules: people,
  getServiceLevels: people,
  verifyAddresses: orderers,
  saveServingDraft: orderers,
  getServingDraft: people,
  deleteServingDraft: orderers,
  quoteServing: orderers,
  placeServingOrder: orderers,
  getServingOrder: people,
  getServingSummary: people,
  getServingRecipient: people,
  getServingCustody: people,
  getServingEvidence: people,
  releaseServingOrder: orderers,
  cancelServingOrder: orderers,
  addServingAddress: orderers,
  changeServingAddress: orderers,
  approveServingOffer: orderers,
  sendServingMessage: orderers,
  holdServingJob: orderers,
  resumeServingJob: orderers,
  cancelServingJob: orderers,
  getServingPhoto: people,
  getServingProof: people,
  approveServingProof: orderers,
  requestProofChange: orderers,
  setProofFiling: filers,
  listServiceOffices: people,
  getServiceForm: people,
  orderService: orderers,
  getServiceRequest: people,
  cancelServiceRequest: orderers,
  listSkipTraces: tracers,
  orderSkipTrace: tracers,
  getSkipTrace: tracers,
  getEnvelopeTerms: people,
  listEnvelopes: people,
  sendEnvelope: orderers,
  getEnvelope: people,
  remindSigners: orderers,
  voidEnvelope: orderers,
  openSigning: anyone,
  consentToSigning: anyone,
  readSigningDocument: anyone,
  signDocuments: anyone,
  declineSigning: anyone,
};

export const legacyServing: Rights<LegacyServing> = {
  getFormerServingOrder: people,
  getFormerServingDocument: people,
};
