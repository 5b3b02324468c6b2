import { Button } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { downloadStampedCopy } from '@/api/generated/workspace';
import type { StampedCopy } from '@/api/generated/workspace/model';
import { DownloadButton } from '@/lib/files/download-button';
import { formatBytes } from '@/lib/format/bytes';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { copyStatus } from '../lists/copy-status';
import { type Fetched, useFetchAgain } from '../mutations';
import classes from './copy-details.module.css';

interface CopyDetailsProps {
  copy: StampedCopy;
  onClose: () => void;
}

const outcomes: Readonly<Record<Fetched, string>> = {
  kept: 'The copy is kept.',
  same: 'The court’s copy is the same as the kept one.',
  changed: 'The court’s copy has changed. It is kept now; the earlier hash is below.',
};

/**
 * Shows what is known of a stamped copy: court, link, and the hash of what is kept. Fetches it again while the link
 * lives.
 */
export default function CopyDetails({ copy: listed, onClose }: CopyDetailsProps) {
  const { copy, fetchAgain, isPending, error, isError, found, refresh } = useFetchAgain(listed);
  const { name, status, expiresAt, courtTimeZone, sha256, courtName } = copy;
  const close = () => {
    refresh();
    onClose();
  };
  const isLive = Date.parse(expiresAt) > Date.now();
  return (
    <Dialog
      title={`Stamped copy of ${name}`}
      size="large"
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Close
          </Button>
          {isLive && (
            <Button variant={status === 'kept' ? 'default' : 'filled'} loading={isPending} onClick={fetchAgain}>
              {status === 'kept' ? 'Fetch again' : 'Fetch from the court'}
            </Button>
          )}
          {status === 'kept' && (
            <DownloadButton variant="filled" fileName={name} fetchFile={() => downloadStampedCopy(copy.documentId)}>
              Download
            </DownloadButton>
          )}
        </>
      }
    >
      <div className={classes.notices}>
        {status === 'gone' && (
          <Notice tone="warning" title="This copy is gone">
            {`The court’s link expired ${formatDay(expiresAt, courtTimeZone)}, and the court had not answered before. Ask ${courtName ?? 'the clerk'} for a certified copy. Order ${copy.orderId} still has the document as filed.`}
          </Notice>
        )}
        {status === 'missing' && !isPending && !isError && (
          <Notice tone="warning" title="Not fetched yet">
            {`${copy.failure ?? 'It is on its way.'} It is tried again until the court’s link expires ${formatDay(expiresAt, courtTimeZone)}.`}
          </Notice>
        )}
        {isError && (
          <Notice tone="bad" title={changeFailed(error, 'The copy was not fetched', 'the copy was fetched')}>
            {explain(failureOf(error), 'The court isn’t responding. Try again: nothing that is kept is lost by it.')}
          </Notice>
        )}
        {found && !isPending && <Notice tone="info">{outcomes[found]}</Notice>}
      </div>
      <PropertiesList
        items={[
          ['Status', copyStatus(status).text],
          ['Filing', copy.filingName],
          ['Case', [copy.caseTitle, copy.caseNumber].filter(Boolean).join(', ')],
          ['Court', courtName],
          ['Matter', copy.clientReference],
          ['Order', String(copy.orderId)],
          ['Accepted', formatInstant(copy.acceptedAt, courtTimeZone)],
          [isLive ? 'Court’s link until' : 'Court’s link expired', formatDay(expiresAt, courtTimeZone)],
          ['Kept', copy.keptAt && formatInstant(copy.keptAt)],
          ['Compared with the court’s copy', copy.checkedAt && formatInstant(copy.checkedAt)],
          ['Size', sizeOf(copy)],
          ['SHA-256', sha256 && <span className={classes.hash}>{sha256}</span>],
          ...(copy.earlierSha256
            ? [
                [
                  'Earlier SHA-256',
                  <span key="earlier" className={classes.hash}>
                    {copy.earlierSha256}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}

function sizeOf({ sizeBytes, pageCount }: StampedCopy): string | undefined {
  if (sizeBytes === undefined) return undefined;
  const pages = pageCount ? `, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}` : '';
  return `${formatBytes(sizeBytes)}${pages}`;
}
