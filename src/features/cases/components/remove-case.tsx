import { changeFailed } from '@/api/errors';
import type { TrackedCase } from '@/api/generated/filing/model';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { useRemoveCase } from '../mutations';

/** Removes a case from the list after confirmation. Its page says nothing more: the row is gone, or back. */
export function RemoveCase({ courtCase }: { courtCase: TrackedCase }) {
  const { mutate } = useRemoveCase(courtCase.state, (error) =>
    showFailure(changeFailed(error, 'Error removing case', 'the case was removed'), tryAgain),
  );
  const { caseTitle, caseNumber, docketSyncOrderId } = courtCase;
  const askAndRemove = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: 'Delete court case?',
      content: (
        <>
          <strong>
            {caseTitle} ({caseNumber})
          </strong>{' '}
          leaves your firm’s list. Its orders and filings stay
          {docketSyncOrderId !== undefined && ', and its docket is still followed and billed'}. The case is listed again
          after your next filing into it.
        </>
      ),
    });
    if (isConfirmed) mutate(courtCase);
  };
  return (
    <ReasonButton
      variant="subtle"
      color="red"
      size="compact-sm"
      refusal={undefined}
      needsNetwork
      aria-label={`Remove case ${caseNumber}`}
      onClick={() => void askAndRemove()}
    >
      Remove
    </ReasonButton>
  );
}
