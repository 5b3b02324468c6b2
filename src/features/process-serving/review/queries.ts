/** Queries of the review of a proof. */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getListProofOfServiceFilingFeesQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { getGetServingProofQueryKey, getServingProof } from '@/api/generated/serving';
import type { ServingJob, ServingProof } from '@/api/generated/serving/model';
import { checkFile } from '@/features/documents';
import { loadOneDocumentFiling } from '@/features/filing';
import { cutText } from '@/lib/format/graphemes';
import { sha256 } from '../order/model/custody';
import { type FilingPlace, mannerOf, proofFilingType } from './model/proof-filing';
import type { SignedProof } from './model/signed-proof';
import { uuidV5 } from './model/uuid-v5';

/** The fees for filing a proof with a state's courts. */
export function proofFeesQuery(state: StateCode) {
  return getListProofOfServiceFilingFeesQueryOptions({ state });
}

/** The proof that is displayed isn't the one that the order names. */
export class ProofChangedError extends Error {
  constructor() {
    super('The proof was signed again. Reload to read the new version.');
    this.name = 'ProofChangedError';
  }
}

/** A version of a proof: its PDF, checked against the order's hash. @throws ApiError, ProofChangedError */
export function proofQuery(jobId: string, { sha256: expected }: Pick<SignedProof, 'sha256'>) {
  return queryOptions({
    queryKey: [...getGetServingProofQueryKey(jobId), expected],
    queryFn: async ({ signal }) => {
      const blob = await getServingProof(jobId, { signal });
      if ((await sha256(await blob.arrayBuffer())) !== expected) throw new ProofChangedError();
      return blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
}

interface ProofToFile {
  state: StateCode;
  job: ServingJob;
  proof: SignedProof;
  place: FilingPlace;
  /** Chosen instead of the suggested one. */
  filingTypeCode: string | undefined;
}

/** `Affidavit of Service - James Okafor.pdf`, without what file systems and courts refuse. */
export function proofFileName(
  { title }: Pick<ServingProof, 'title'>,
  { displayName }: Pick<ServingJob, 'displayName'>,
) {
  const text = `${title} - ${displayName}`.replaceAll(/[\\/:*?"<>|#%&{}$!'@+`=]/g, '').slice(0, 46);
  return `${text.trim()}.pdf`;
}

/** The filing of a proof: the court's fee, and what the court still asks. Changes nothing. */
export function preparedFilingQuery(client: QueryClient, { state, job, proof, place, filingTypeCode }: ProofToFile) {
  return queryOptions({
    queryKey: [...getGetServingProofQueryKey(job.jobId), proof.sha256, 'filing', place, filingTypeCode],
    queryFn: async () => {
      const blob = await client.fetchQuery(proofQuery(job.jobId, proof));
      const fileName = proofFileName(proof, job);
      const checked = await checkFile(new File([blob], fileName, { type: 'application/pdf' }));
      const { prepareOneDocument } = await loadOneDocumentFiling();
      return prepareOneDocument(client, {
        state,
        ...place,
        filingTypeCode,
        suggest: (filingTypes) => proofFilingType(filingTypes, mannerOf(job)),
        document: {
          id: await filingKey(job, proof),
          fileId: proof.fileId,
          fileName,
          sizeBytes: blob.size,
          pageCount: checked.kind === 'fit' ? (checked.pageCount ?? 0) : 0,
          sha256: proof.sha256,
          url: `/files/${proof.fileId}`,
          description: cutText(`${proof.title}: ${job.displayName}`, 255),
        },
      });
    },
    meta: { shows: ['attorneys', 'payment-methods', 'orders'] },
    // Has functions of the provider, which aren't compared.
    structuralSharing: false,
    retry: false,
    staleTime: 60_000,
  });
}

/** The key of the filing of a version of a proof: it is filed once, by any person. */
export const filingKey = ({ jobId }: Pick<ServingJob, 'jobId'>, proof: Pick<SignedProof, 'sha256'>): Promise<string> =>
  uuidV5(jobId, proof.sha256);
