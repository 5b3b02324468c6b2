export { ConflictNotice, ElsewhereNotice, RestoredNotice } from './draft-notices';
export { DraftSaver } from './draft-saver';
export { decideOpening, type Opening, openingContent } from './opening';
export { readSaveFailure } from './save-failure';
export { SaveStatusText } from './save-status';
export { keyFor, submissionKey } from './submission-key';
export { useDraftLock } from './use-draft-lock';
export { useDraftSaving } from './use-draft-saving';
