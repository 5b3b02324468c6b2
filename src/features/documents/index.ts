export { type ChangeFailure, readChangeFailure } from './changes/change-failure';
export { changeFile, type FileChange, giveFileName } from './changes/change-file';
export { DocumentPreview } from './components/document-preview';
export { DropZone } from './components/drop-zone';
export { UploadRow } from './components/upload-row';
export { type Picking, pickings } from './matter-files/picking';
export { type DocumentPolicy, usualPolicy } from './model/document-policy';
export { fileStem } from './model/file-name';
export { checkFile } from './upload/check-file';
export { sendFile } from './upload/send-file';
export { isUnderway, type Upload } from './upload/upload';
export { UploadQueue } from './upload/upload-queue';
export { useHasUnderway, useUploads } from './upload/use-uploads';
/** The dialog that picks documents from a matter, loaded when it is first opened. */
export const loadMatterFiles = () => import('./components/matter-files-dialog');
/** The dialog that renames a document, loaded when it is first opened. */
export const loadRenameDialog = async () => ({ default: (await import('./components/rename-dialog')).RenameDialog });
