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
export type { PageMark } from './pdf/marked-pdf';
export { PreviewButton } from './preview-button';
export { DropZone, fileTypes } from './upload/drop-zone';
export { PageDrop } from './upload/page-drop';
export { type DocumentPolicy, isUnderway, type Upload, type UploadState, usualPolicy } from './upload/upload';
export { checkFile, sendFile, sendProposedOrder } from './upload/upload-file';
export { type UploadPorts, UploadQueue, useHasUnderway, useUploads } from './upload/upload-queue';
export { UploadRow } from './upload/upload-row';
