export {
  type ChangeFailure,
  changeFile,
  type FileChange,
  readChangeFailure,
  saveFileName,
} from './changes/change-file';
export { MarkedPdf, MatterFilesDialog, PdfView, PreviewDialog, RenameDialog } from './dialogs';
export { FolderCrumbs } from './matter-files/folder-crumbs';
export { downloadOf } from './matter-files/made-here';
export {
  loadMatterFile,
  type MatterListing,
  matterFilesQuery,
  partLength,
  readListing,
} from './matter-files/matter-files';
export { type MatterFileSelection, savedSelections } from './matter-files/saved-selection';
export { fileExtension, fileStem } from './model/file-name';
export { sidewaysMessage, withoutTextMessage } from './model/page-findings';
export { refuseAsWord } from './model/refusal';
export type { PageMark } from './pdf/marked-pdf';
export { PreviewButton } from './preview-button';
export { DropZone, fileTypes } from './upload/drop-zone';
export { LostDocuments, LostUploads } from './upload/lost-documents';
export { PageDrop } from './upload/page-drop';
export { type DocumentPolicy, isUnderway, type Upload, type UploadState, usualPolicy } from './upload/upload';
export { type Checked, checkFile, sendProposedOrder } from './upload/upload-file';
export {
  type UploadPorts,
  UploadQueue,
  useHasUnderway,
  useRecoveredUploads,
  useUploadStatus,
  useUploads,
} from './upload/upload-queue';
export { createUploadQueues, useUploadGuard, usualPorts } from './upload/upload-queues';
export { type RecordedUpload, UploadRecord } from './upload/upload-record';
export { UploadRow } from './upload/upload-row';
