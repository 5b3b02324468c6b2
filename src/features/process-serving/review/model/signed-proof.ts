import type { ServingProof } from '@/api/generated/serving/model';

/** A proof with its PDF. Before, the server is writing it. */
export interface SignedProof extends ServingProof {
  fileId: string;
  sha256: string;
}

/** Tells whether there is a PDF to read. */
export const isSigned = (proof: ServingProof): proof is SignedProof =>
  proof.fileId !== undefined && proof.sha256 !== undefined;
