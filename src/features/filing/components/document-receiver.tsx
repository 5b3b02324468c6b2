import { useDocumentReceiver, useUploadGuard } from '../draft/use-document-uploads';

/** Attaches documents as they arrive and asks before they would be lost, on whichever step. Shows nothing itself. */
export function DocumentReceiver() {
  useDocumentReceiver();
  useUploadGuard();
  return null;
}
