import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { OrderDetail } from '@/api/generated/filing/model';
import { type FilingProvider, factsOf, providerIdOf } from '@/features/efiling';
import { Opening } from '@/lib/ui/opening';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { takesNotice } from '../../model/notice-of-filing';
import { providerOfOrder } from '../../provider-of-order';

const NoticeOfFilingDialog = lazy(() => import('./notice-of-filing-dialog'));

/** Opens the dialog that files a notice, with providers that generate them. */
export function NoticeOfFiling({ order }: { order: OrderDetail }) {
  const queryClient = useQueryClient();
  const [provider, setProvider] = useState<FilingProvider>();
  const [isBusy, setBusy] = useState(false);
  if (!factsOf(providerIdOf(order))?.reservesHearings || !takesNotice(order)) return null;
  async function open(): Promise<void> {
    setBusy(true);
    try {
      setProvider(await providerOfOrder(queryClient, order));
    } catch {
      showFailure('The notice could not be prepared', tryAgain);
    }
    setBusy(false);
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void open()}>
        Notice of filing
      </Button>
      {provider?.notices && (
        <Opening>
          <NoticeOfFilingDialog
            order={order}
            provider={provider}
            notices={provider.notices}
            onClose={() => setProvider(undefined)}
          />
        </Opening>
      )}
    </>
  );
}
