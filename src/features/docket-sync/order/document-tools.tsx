import { Button } from '@mantine/core';
import type { DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showToast } from '@/lib/ui/toast';
import { pacerId } from '../accounts/providers';
import { OrderFailure } from '../ordering/order-failure';
import classes from './docket-entries.module.css';
import {
  type ChosenDocuments,
  mostDocuments,
  noDocuments,
  priceOf,
  priceText,
  toGet,
  toSave,
} from './model/chosen-documents';
import { SaveDocuments } from './save-documents';
import { useGetDocuments } from './use-get-documents';

interface DocumentToolsProps {
  order: DocketSyncOrder;
  chosen: ChosenDocuments;
  onChoose: (chosen: ChosenDocuments) => void;
}

/**
 * Shows what can be done with ticked documents: getting those the firm lacks, at their price, and saving the others.
 */
export function DocumentTools({ order, chosen, onChoose }: DocumentToolsProps) {
  const { isUnderWay, outcome, get } = useGetDocuments(order);
  const missing = toGet(chosen);
  const ready = toSave(chosen);
  const price = priceText(priceOf(missing));
  const charged = order.providerId === pacerId && price !== 'free';

  async function getMissing(): Promise<void> {
    const isHere = await get(missing.map(({ documentKey }) => documentKey));
    if (!isHere) return;
    onChoose(noDocuments);
    const title =
      missing.length === 1 ? 'Your firm has the document' : `Your firm has ${missing.length} more documents`;
    showToast({ tone: 'good', title });
  }

  if (chosen.size === 0 && outcome?.kind !== 'unknown' && outcome?.kind !== 'refused') return null;
  return (
    <>
      {chosen.size > 0 && (
        <div className={classes.tools}>
          <span>{`${chosen.size} selected`}</span>
          {missing.length > 0 && (
            <ReasonButton
              size="compact-sm"
              needsNetwork
              loading={isUnderWay}
              refusal={
                order.state === 'Stopped'
                  ? 'This docket is stopped. Follow it again to get documents.'
                  : missing.length > mostDocuments
                    ? `Select at most ${mostDocuments} documents.`
                    : undefined
              }
              onClick={() => void getMissing()}
            >
              {`Get ${missing.length === 1 ? '1 document' : `${missing.length} documents`}, ${price}${charged ? ' at PACER' : ''}`}
            </ReasonButton>
          )}
          {ready.length > 0 && <SaveDocuments documents={ready} caseNumber={order.caseNumber} />}
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(noDocuments)}>
            Clear
          </Button>
        </div>
      )}
      <OrderFailure outcome={outcome} providerId={order.providerId} what="documents" />
    </>
  );
}
