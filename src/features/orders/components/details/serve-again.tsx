import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { FilingRecipient, OrderDetail, ServiceContact } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { isUndelivered, repeatRefusal } from '../../model/repeat-service';
import { providerOfOrder } from '../../provider-of-order';
import classes from './recipients-list.module.css';

const ServeAgainDialog = lazy(() => import('./serve-again-dialog'));

interface ServeAgainProps {
  order: OrderDetail;
  recipient: FilingRecipient;
}

/** Says that a notice did not arrive, and serves its recipient again or tells what did. */
export function Undelivered({ order, recipient }: ServeAgainProps) {
  const { statusCode, name, failureReason, servedAgainOrderId } = recipient;
  if (statusCode !== 'undeliverable') return null;
  return (
    <>
      <p className={classes.failure}>
        {[`Service on ${name} did not arrive.`, failureReason].filter(Boolean).join(' ')}
      </p>
      {servedAgainOrderId !== undefined && (
        <AppLink to="/e-service-details/$orderId" params={{ orderId: servedAgainOrderId }} size="xs">
          {`Served again in order ${servedAgainOrderId}`}
        </AppLink>
      )}
      {isUndelivered(recipient) && <ServeAgain order={order} recipient={recipient} />}
    </>
  );
}

/** The firm corrects its own contact; another's is served at another address (filing variants, section 7). */
function ServeAgain({ order, recipient }: ServeAgainProps) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{ provider: FilingProvider; contact: ServiceContact | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const refusal = repeatRefusal(order, recipient);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const provider = await providerOfOrder(queryClient, order);
      setOpened({ provider, contact: await readContact(provider) });
    } catch {
      showFailure('The contact could not be loaded', tryAgain);
    }
    setBusy(false);
  }

  /** Another's contact only gives its name to the search for addresses. */
  async function readContact({ contacts }: FilingProvider): Promise<ServiceContact | undefined> {
    const { serviceContactId, isFirmOwned } = recipient;
    if (!contacts || serviceContactId === undefined) return undefined;
    const detail = queryClient.fetchQuery({ ...contacts.detail(order.state, serviceContactId), staleTime: 0 });
    return detail.then(
      ({ contact }) => contact,
      (error: unknown) => (isFirmOwned ? Promise.reject(error) : undefined),
    );
  }

  if (refusal) return <p className={classes.facts}>{refusal}</p>;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        loading={isBusy}
        aria-label={`${serveAgainTitle(recipient)}: ${recipient.name}`}
        onClick={() => void open()}
      >
        {serveAgainTitle(recipient)}
      </Button>
      {opened && (
        <Opening>
          <ServeAgainDialog
            order={order}
            recipient={recipient}
            {...opened}
            title={serveAgainTitle(recipient)}
            onClose={() => setOpened(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

function serveAgainTitle({ isFirmOwned }: FilingRecipient): string {
  return isFirmOwned ? 'Correct and serve again' : 'Serve at another address';
}
