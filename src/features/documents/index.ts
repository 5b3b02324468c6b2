export {
  type ChangeFailure,
  changeFile,
  type FileChange,
  readChangeFailure,
  saveFileName,
} from './changes/change-file';
export { MarkedPdf, MatterFilesDialog, PdfView, PreviewDialog, RenameDialog } from './dialogs';
export { matterFilesQuery } from './matter-files/matter-files';
export { type MatterFileSelection, savedSelections } from './matter-files/saved-selection';
export { fileStem } from './model/file-name';
export { sidewaysMessage, withoutTextMessage } from './model/page-findings';
export type { PageMark } from './pdf/marked-pdf';
export { DropZone, fileTypes } from './upload/drop-zone';
export { PageDrop } from './upload/page-drop';
export { type DocumentPolicy, isUnderway, type Upload, type UploadState, usualPolicy } from './upload/upload';
export { checkFile, sendFile } from './upload/upload-file';
export { type UploadPorts, UploadQueue, useHasUnderway, useUploads } from './upload/upload-queue';
export { UploadRow } from './upload/upload-row';
