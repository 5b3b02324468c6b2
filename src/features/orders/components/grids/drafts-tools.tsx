import type { OrderRow } from '@/api/generated/billing/model';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { draftsList } from '../../lists/drafts-list';
import { useDeleteDrafts } from '../../mutations';
import { orderRows } from '../../queries';
import { useGridViews } from '../../use-grid-views';
import { DeleteButton } from './delete-button';
import type { OrderToolsProps } from './order-pages';

/** The tools above the list of drafts. */
export default function DraftsTools({ search, request, ...shown }: OrderToolsProps) {
  const views = useGridViews('drafts', search);
  if (!views) return <ToolsPlace />;
  return (
    <GridTools
      list={draftsList}
      source={orderRows(request)}
      {...shown}
      {...views}
      bulkActions={(selected, clear) => <DeleteDraftsButton drafts={selected} onDone={clear} />}
    />
  );
}

interface DeleteDraftsButtonProps {
  drafts: readonly OrderRow[];
  /** Called when the deletion ends, even if some drafts could not be deleted. */
  onDone: () => void;
}

function DeleteDraftsButton({ drafts, onDone }: DeleteDraftsButtonProps) {
  const { mutate, isPending } = useDeleteDrafts();
  const noun = drafts.length === 1 ? 'draft' : `${drafts.length} drafts`;
  const deleteDrafts = () =>
    mutate(
      drafts.map(({ orderId }) => orderId),
      {
        onSuccess: ({ deleted, failed, unknown }) => {
          const total = deleted + failed + unknown;
          if (unknown > 0) showFailure(`It is not known whether ${unknown} of ${total} drafts were deleted`, tryAgain);
          else if (failed === 0)
            showToast({ tone: 'good', title: `${deleted} ${deleted === 1 ? 'draft' : 'drafts'} deleted` });
          else showFailure(`${failed} of ${total} drafts were not deleted`, tryAgain);
          onDone();
        },
      },
    );
  return (
    <DeleteButton
      question={{
        title: `Delete ${noun}?`,
        content: 'Everything entered will be lost, and the documents will not be filed.',
      }}
      isPending={isPending}
      onConfirm={deleteDrafts}
    >
      {`Delete ${noun}`}
    </DeleteButton>
  );
}
