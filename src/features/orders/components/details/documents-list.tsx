import { useQueryClient } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import type { FiledDocument, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { PreviewButton } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';
import { formatBytes } from '@/lib/format/bytes';
import { formatDay } from '@/lib/format/dates';
import { ButtonLink } from '@/lib/ui/links';
import { type StampedCopy, stampedCopy } from '../../model/order-documents';
import { providerOfOrder } from '../../provider-of-order';
import classes from './documents-list.module.css';

type Order = Pick<OrderDetail, 'orderId' | 'state' | 'provider' | 'courtTimeZone'>;

/** Fetches a document by the address that the order has for it. */
function useLoadDocument(order: Order): (url: string, fileName: string) => Promise<Blob> {
  const queryClient = useQueryClient();
  return async (url, fileName) => {
    const { orders } = await providerOfOrder(queryClient, order);
    return orders.loadDocument(order.state, { url, fileName });
  };
}

interface DocumentsListProps {
  order: Order;
  filing: OrderFiling;
}

/** The documents of a filing, lead document first, with their copies. */
export function DocumentsList({ order, filing }: DocumentsListProps) {
  const loadDocument = useLoadDocument(order);
  return (
    <ul className={classes.documents}>
      {filing.documents.map((document) => (
        <li key={document.documentId} className={classes.document}>
          <div className={classes.what}>
            <p className={classes.name}>{document.description || document.name}</p>
            <p className={classes.facts}>{factsOf(document)}</p>
          </div>
          <div className={classes.copies}>
            <PreviewOf order={order} document={document} copy={stampedCopy(document, filing)} />
            <StampedCopyOf order={order} copy={stampedCopy(document, filing)} name={document.name} />
            <DownloadButton
              size="compact-sm"
              label={`Download the original of ${document.name}`}
              fileName={document.name}
              fetchFile={() => loadDocument(document.originalUrl, document.name)}
            >
              Original
            </DownloadButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Previews the stamped copy if available, or the original. */
function PreviewOf({ order, document, copy }: { order: Order; document: FiledDocument; copy: StampedCopy }) {
  const loadDocument = useLoadDocument(order);
  const { name, originalUrl } = document;
  const isStamped = copy.state === 'available';
  return (
    <PreviewButton
      size="compact-sm"
      variant="default"
      label={`Preview ${isStamped ? 'the stamped copy of ' : ''}${name}`}
      fileName={isStamped ? `${name}, stamped` : name}
      load={() => loadDocument(isStamped ? copy.url : originalUrl, name)}
    />
  );
}

function factsOf(document: FiledDocument): string {
  const kind = document.kind === 'lead' ? 'Lead document' : 'Attachment';
  const component = document.componentName ?? '';
  return [
    kind,
    document.description ? document.name : undefined,
    component.toLowerCase().startsWith(kind.toLowerCase()) ? undefined : component,
    document.documentTypeName,
    document.pageCount > 0 ? `${document.pageCount} ${document.pageCount === 1 ? 'page' : 'pages'}` : undefined,
    formatBytes(document.sizeBytes),
  ]
    .filter(Boolean)
    .join(' · ');
}

function StampedCopyOf({ order, copy, name }: { order: Order; copy: StampedCopy; name: string }) {
  const loadDocument = useLoadDocument(order);
  switch (copy.state) {
    case 'awaited':
      return <span className={classes.note}>Not stamped yet</span>;
    case 'none':
      return null;
    case 'expired':
      return (
        <>
          <span
            className={classes.note}
          >{`Court’s link expired ${formatDay(copy.expiredAt, order.courtTimeZone)}`}</span>
          {hasWorkspace() && (
            <ButtonLink
              size="compact-sm"
              variant="filled"
              to="/orders/stamped"
              search={{ q: String(order.orderId) }}
              aria-label={`Kept copy of ${name}`}
            >
              Kept copy
            </ButtonLink>
          )}
        </>
      );
    case 'available': {
      const fileName = `stamped-${name}`;
      return (
        <>
          {copy.expiresAt && (
            <span className={classes.note}>{`until ${formatDay(copy.expiresAt, order.courtTimeZone)}`}</span>
          )}
          <DownloadButton
            size="compact-sm"
            variant="filled"
            label={`Download the stamped copy of ${name}`}
            fileName={fileName}
            fetchFile={() => loadDocument(copy.url, fileName)}
          >
            Stamped
          </DownloadButton>
        </>
      );
    }
  }
}
