import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { FilingDocument } from '@/api/generated/filing/model';
import {
  createUploadQueues,
  DropZone,
  fileStem,
  LostUploads,
  MatterFilesDialog,
  PageDrop,
  type UploadPorts,
  type UploadQueue,
  UploadRow,
  useRecoveredUploads,
  useUploadGuard,
  useUploads,
  usualPolicy,
  usualPorts,
} from '@/features/documents';
import { integrationNameOf } from '@/features/firm';
import { mappingQuery, parseMappingJson } from '@/features/matters';
import { formatBytes } from '@/lib/format/bytes';
import { cutText } from '@/lib/format/graphemes';
import { ListedRow } from '@/lib/ui/listed-row';
import classes from './e-service.module.css';

type ServiceUploads = UploadQueue<'service'>;

const useQueue = createUploadQueues('service', z.literal('service'));

/**
 * The uploads of what a person enters on a page.
 * @param subject the page, the person and what else sets apart what is entered there
 * @param load fetches what became of a Word document
 */
export function useServiceUploads(
  subject: string,
  load: UploadPorts['load'],
  mappingId: string | undefined,
): ServiceUploads {
  return useQueue(subject, usualPorts(mappingId, load));
}

interface ServiceDocumentsProps {
  documents: readonly FilingDocument[];
  queue: ServiceUploads;
  mappingId: string | undefined;
  error: string | undefined;
  /** What is done with them. */
  verb?: 'serve' | 'sign' | 'print';
  onChange: (change: (documents: FilingDocument[]) => FilingDocument[]) => void;
}

/** Documents of a service, from the computer or the matter. The first leads. */
export function ServiceDocuments({
  documents,
  queue,
  mappingId,
  error,
  verb = 'serve',
  onChange,
}: ServiceDocumentsProps) {
  const uploads = useUploads(queue);
  useRecoveredUploads(queue);
  useUploadGuard(queue);
  const [isPicking, setPicking] = useState(false);
  const mapping = parseMappingJson(useQuery(mappingQuery(mappingId)).data?.json);
  const integrationName = integrationNameOf(mapping?.RetailerCode);
  const matterReference = mapping?.MatterReference;
  useEffect(() => {
    for (const { id, name, state, pageCount } of uploads) {
      if (state.kind !== 'uploaded') break;
      const { stored } = state;
      queue.take(id);
      const document: FilingDocument = {
        id,
        fileId: stored.fileId,
        fileName: stored.name,
        sizeBytes: stored.sizeBytes,
        pageCount: stored.pageCount ?? pageCount ?? 0,
        description: cutText(fileStem(name), 255),
      };
      onChange((before) => (before.some((each) => each.id === id) ? before : [...before, document]));
    }
  }, [uploads, queue, onChange]);
  const add = (files: readonly File[]) => {
    for (const file of files) queue.add(file, 'service', usualPolicy);
  };
  return (
    <Stack gap="sm">
      <PageDrop label={`Drop documents to ${verb} them`} onFiles={add} />
      <LostUploads queue={queue} />
      <ol className={classes.list} aria-label={`Documents to ${verb}`}>
        {documents.map(({ id, fileName, pageCount, sizeBytes }) => (
          <ListedRow
            key={id}
            name={fileName}
            facts={[pageCount > 0 && `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`, formatBytes(sizeBytes)]}
            onRemove={() => onChange((before) => before.filter((each) => each.id !== id))}
          />
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadRow
              upload={upload}
              onRemove={() => queue.remove(upload.id)}
              onRetry={() => queue.retry(upload.id)}
            />
          </li>
        ))}
      </ol>
      <DropZone
        label={documents.length === 0 ? 'Add documents' : 'Add more documents'}
        multiple
        {...(error !== undefined && { error })}
        onFiles={add}
      />
      {integrationName && matterReference && (
        <Button variant="default" size="compact-sm" className={classes.start} onClick={() => setPicking(true)}>
          From the matter
        </Button>
      )}
      {isPicking && integrationName && matterReference && (
        <MatterFilesDialog
          matter={{ integrationName, matterReference }}
          saved={undefined}
          heldBecause={uploads.length > 0 ? 'Documents are still uploading. Wait until they are done.' : undefined}
          onLeave={() => Promise.resolve()}
          onFiles={add}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  );
}
