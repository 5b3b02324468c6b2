/** What an envelope costs, how long it can be signed, and what signers consent to (serving supplement, section 9). */
import type { EnvelopeTerms } from '../../../generated/serving/schemas.ts';

export const feeCents = 300;

export const envelopeTerms: EnvelopeTerms = {
  fee: feeCents / 100,
  feeNote: 'Charged when the envelope ends. Nothing is charged if you void it before a signer opens it.',
  expiryDays: 30,
  consent:
    'I agree to read and sign these documents electronically. My electronic signature has the same effect as one on paper. I can decline and ask the sender for paper instead, I can withdraw this consent by declining before I sign, and I can save and print everything I sign. I need a current browser and email.',
  consentSource: '15 U.S.C. 7001(c)',
};
