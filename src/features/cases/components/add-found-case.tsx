import { useQuery } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { useMappingId, useMatter } from '@/features/matters';
import { AppLink } from '@/lib/ui/links';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import type { OpenedCase } from '../model/case-links';
import { isListState } from '../model/case-states';
import { upsertOfCase } from '../model/new-case';
import { useAddCase } from '../mutations';
import { courtCasesQuery } from '../queries';

/** Adds a found case to the firm's list with the current matter, or leads to it there. */
export function AddFoundCase({ courtCase }: { courtCase: OpenedCase }) {
  const { state } = courtCase;
  const isKept = isListState(state);
  const { data: listed } = useQuery({ ...courtCasesQuery(state), enabled: isKept });
  const { mapping } = useMatter({ mappingId: useMappingId() });
  const { mutate, isPending } = useAddCase(state);
  if (!isKept) return null;
  const { apiType, courtLocationCode, caseTrackingId, caseNumber } = courtCase;
  const known = listed?.find(
    (each) =>
      each.apiType === apiType &&
      each.courtLocationCode === courtLocationCode &&
      (each.caseTrackingId === caseTrackingId || each.caseNumber === caseNumber),
  );
  if (known)
    return (
      <AppLink to="/$state/my-court-cases" params={{ state }} search={{ open: known.id }} size="sm">
        Open in my court cases
      </AppLink>
    );
  const add = () =>
    mutate(upsertOfCase(courtCase, mapping?.ClientReference), {
      onSuccess: () => showToast({ tone: 'good', title: `Case ${caseNumber} added to my court cases` }),
      onError: (error) =>
        showFailure(
          changeFailed(error, 'The case wasn’t added', 'the case was added'),
          explain(failureOf(error), tryAgain),
        ),
    });
  return (
    <div>
      <ReasonButton
        variant="default"
        size="compact-sm"
        refusal={undefined}
        needsNetwork
        loading={isPending}
        onClick={add}
      >
        Add to my court cases
      </ReasonButton>
    </div>
  );
}
