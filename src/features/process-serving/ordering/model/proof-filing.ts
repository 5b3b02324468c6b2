/** Whether a proof of service can be filed for the firm (serving supplement, section 1). */
import type { ProofOfServiceFilingFee } from '@/api/generated/filing/model';

/** The row of fees that applies: the court's own, else the state's. */
export function proofFeeOf(
  fees: readonly ProofOfServiceFilingFee[],
  courtCode: string | undefined,
): ProofOfServiceFilingFee | undefined {
  const own = courtCode !== undefined && fees.find((fee) => fee.courtCode === courtCode);
  return own || fees.find((fee) => fee.courtCode === undefined);
}

interface ProofFilingPlace {
  stateName: string;
  fees: readonly ProofOfServiceFilingFee[];
  /** Whether the product files proofs with the state's e-filing provider. */
  isProviderKnown: boolean;
  /** Whether the person files with courts. */
  canFile: boolean;
  courtCode?: string | undefined;
}

/** Why proofs can't be filed; undefined where they can. */
export function whyNoProofFiling({
  stateName,
  fees,
  isProviderKnown,
  canFile,
  courtCode,
}: ProofFilingPlace): string | undefined {
  if (!canFile) return 'Your account is for process serving only: signed proofs come to you. Choose Serve Only.';
  if (fees.length === 0) return `Courts in ${stateName} don’t accept e-filed proofs of service. Choose Serve Only.`;
  if (!isProviderKnown) return `We don’t file proofs of service in ${stateName} yet. Choose Serve Only.`;
  if (!proofFeeOf(fees, courtCode)) return 'This court doesn’t accept e-filed proofs of service. Choose Serve Only.';
  return undefined;
}
