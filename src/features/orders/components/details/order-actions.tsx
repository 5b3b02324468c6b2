import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { OrderDetail } from '@/api/generated/filing/model';
import { SaveAsTemplate } from '@/features/templates';
import { ArchiveButton } from '@/lib/files/archive-button';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { cancellableFilings, describeCancellation, refusalOf } from '../../model/order-actions';
import { isRequest } from '../../model/services';
import { useCancelFilings } from '../../mutations';
import { providerOfOrder } from '../../provider-of-order';
import { showDownloadFailure } from '../show-download-failure';
import { CopyToDraft } from './copy-to-draft';
import { NoticeOfFiling } from './notice-of-filing';

const doNothing = () => {};

/** The actions in an order's header. A disabled action gives its reason. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { state, orderId } = order;
  const queryClient = useQueryClient();
  const refusedDownload = refusalOf(order, 'download-documents');
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {refusedDownload === undefined ? (
        <ArchiveButton
          fileName={`order-${orderId}-documents.zip`}
          fetchFile={async (call) =>
            (await providerOfOrder(queryClient, order)).orders.loadDocuments(state, orderId, call)
          }
          onError={(error) => showDownloadFailure(error, 'Download them one by one.')}
        >
          Download all (zip)
        </ArchiveButton>
      ) : (
        <ReasonButton variant="default" refusal={refusedDownload} onClick={doNothing}>
          Download all (zip)
        </ReasonButton>
      )}
      {!isRequest(order.service) && <CopyToDraft order={order} />}
      {refusalOf(order, 'copy-to-draft') === undefined && (
        <SaveAsTemplate orderId={orderId} suggestedName={order.filings[0]?.filingTypeName ?? ''} />
      )}
      <NoticeOfFiling order={order} />
      {!isRequest(order.service) && <CancelFiling order={order} />}
    </>
  );
}

function CancelFiling({ order }: { order: OrderDetail }) {
  const { mutate, isPending } = useCancelFilings();
  const askAndCancel = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: 'Cancel this filing?',
      content:
        'The filing is withdrawn before the clerk reviews it, and the authorized fees are released. You can’t undo this.',
      confirmLabel: 'Cancel filing',
    });
    if (!isConfirmed) return;
    mutate(
      { order, filingIds: cancellableFilings(order) },
      {
        onSuccess: (result) => showToast(describeCancellation(result)),
        onError: (error) =>
          showFailure(
            changeFailed(error, 'Nothing was cancelled', 'the filing was cancelled'),
            explain(failureOf(error), tryAgain),
          ),
      },
    );
  };
  return (
    <ReasonButton
      variant="outline"
      color="red"
      refusal={refusalOf(order, 'cancel')}
      needsNetwork
      loading={isPending}
      onClick={() => void askAndCancel()}
    >
      Cancel filing
    </ReasonButton>
  );
}
