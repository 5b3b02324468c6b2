import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { approveServingProof, setProofFiling } from '@/api/generated/serving';
import type { ServingJob, ServingProof, ServingSummary } from '@/api/generated/serving/model';
import { loadOneDocumentFiling, type PreparedFiling } from '@/features/filing';
import { trackWork } from '@/lib/async/work-under-way';
import { useJobChange } from '../order/mutations';
import type { SignedProof } from './model/signed-proof';
import { filingKey } from './queries';

interface Approval {
  acknowledged: readonly string[];
  /** Files it too: at once, or in the form where the court still wants something. */
  filing?: { prepared: PreparedFiling; isInForm: boolean };
}

/** Approves a proof and, if wanted, files it in the same press. Pressing again after a lost answer does neither twice. */
export function useApproval(order: ServingSummary, job: ServingJob, proof: SignedProof) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: change } = useJobChange(order.orderId);
  const { jobId } = job;
  const { mappingId, clientReference } = order;

  /** The proof as it was approved, perhaps by a colleague before. */
  async function approve({ acknowledged, filing }: Approval): Promise<ServingProof> {
    const { version, sha256 } = proof;
    const { proof: approved = proof } =
      proof.status === 'signed'
        ? await change({
            jobId,
            send: (id) => approveServingProof(id, { version, sha256, acknowledged: [...acknowledged] }),
          })
        : { proof };
    if (!filing) return approved;
    const { prepared, isInForm } = filing;
    const identity = { key: await filingKey(job, proof), mappingId, clientReference: clientReference || undefined };
    const { draftOneDocument, fileOneDocument } = await loadOneDocumentFiling();
    if (isInForm) {
      const draft = await draftOneDocument(client, prepared, identity);
      if (!draft.isSubmitted) {
        await navigate({
          to: '/existing-case/$orderId/review',
          params: { orderId: draft.orderId },
          search: { state: prepared.state, mappingId },
        });
        return approved;
      }
    }
    // A filing that was submitted in the form is found by its key.
    const filingOrderId = await fileOneDocument(client, prepared, identity);
    await change({ jobId, send: (id) => setProofFiling(id, { filingOrderId }) });
    return approved;
  }

  return useMutation({ mutationFn: (approval: Approval) => trackWork(approve(approval)) });
}

/** Tells why an approval or a filing failed, and whether pressing again is safe. It always is. */
export function approvalFailureText(error: unknown): string {
  const failure = failureOf(error);
  switch (failure.code) {
    case 'proof-changed':
      return 'The proof was signed again while you were reading. Read the new version, then approve it.';
    case 'findings-open':
      return 'There are new findings. Acknowledge them, then approve.';
    case 'not-now':
      return 'Someone else decided about this proof while you were reading. The page shows its state now.';
    case 'quote-stale':
      return 'The court’s fees changed. Check them and file again.';
    default:
      return changeFailed(
        error,
        explain(failure, failure.message || 'Not done. Try again.'),
        'it was approved and filed. Press again: nothing is filed twice.',
      );
  }
}
