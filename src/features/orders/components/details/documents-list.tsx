import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadDocumentAttachment } from '@/api/generated/filing';
import type { FiledDocument, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { PreviewDialog } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';
import { formatBytes } from '@/lib/format/bytes';
import { formatDay } from '@/lib/format/dates';
import { type StampedCopy, stampedCopy } from '../../model/order-documents';
import classes from './documents-list.module.css';

type State = OrderDetail['state'];

interface DocumentsListProps {
  state: State;
  filing: OrderFiling;
}

/** The documents of a filing, lead document first, with their copies. */
export function DocumentsList({ state, filing }: DocumentsListProps) {
  return (
    <ul className={classes.documents}>
      {filing.documents.map((document) => (
        <li key={document.documentId} className={classes.document}>
          <div className={classes.what}>
            <p className={classes.name}>{document.description || document.name}</p>
            <p className={classes.facts}>{factsOf(document)}</p>
          </div>
          <div className={classes.copies}>
            <PreviewButton state={state} document={document} copy={stampedCopy(document, filing.status)} />
            <StampedCopyOf state={state} copy={stampedCopy(document, filing.status)} name={document.name} />
            <DownloadButton
              size="compact-sm"
              label={`Download the original of ${document.name}`}
              fileName={document.name}
              fetchFile={() =>
                downloadDocumentAttachment(state, { DocumentUrl: document.originalUrl, FileName: document.name })
              }
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
function PreviewButton({ state, document, copy }: { state: State; document: FiledDocument; copy: StampedCopy }) {
  const [isOpen, setOpen] = useState(false);
  const { name, originalUrl } = document;
  const isStamped = copy.state === 'available';
  const address = { DocumentUrl: isStamped ? copy.url : originalUrl, FileName: name };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-label={`Preview ${isStamped ? 'the stamped copy of ' : ''}${name}`}
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      {isOpen && (
        <PreviewDialog
          fileName={isStamped ? `${name}, stamped` : name}
          load={() => downloadDocumentAttachment(state, address)}
          onClose={() => setOpen(false)}
          failureAdvice="You can also download the document."
        />
      )}
    </>
  );
}

function factsOf(document: FiledDocument): string {
  return [
    document.kind === 'lead' ? 'Lead document' : 'Attachment',
    document.description ? document.name : undefined,
    document.documentTypeName,
    document.pageCount > 0 ? `${document.pageCount} ${document.pageCount === 1 ? 'page' : 'pages'}` : undefined,
    formatBytes(document.sizeBytes),
  ]
    .filter(Boolean)
    .join(' · ');
}

function StampedCopyOf({ state, copy, name }: { state: State; copy: StampedCopy; name: string }) {
  switch (copy.state) {
    case 'awaited':
      return <span className={classes.note}>Not stamped yet</span>;
    case 'none':
      return null;
    case 'expired':
      return <span className={classes.note}>{`Stamped copy expired ${formatDay(copy.expiredAt)}`}</span>;
    case 'available': {
      const fileName = `stamped-${name}`;
      return (
        <>
          {copy.expiresAt && <span className={classes.note}>{`until ${formatDay(copy.expiresAt)}`}</span>}
          <DownloadButton
            size="compact-sm"
            variant="filled"
            label={`Download the stamped copy of ${name}`}
            fileName={fileName}
            fetchFile={() => downloadDocumentAttachment(state, { DocumentUrl: copy.url, FileName: fileName })}
          >
            Stamped
          </DownloadButton>
        </>
      );
    }
  }
}
