export { ApiError, CancelError, ContractMismatchError, requireOurs } from './api-error';
export {
  changeFailed,
  explain,
  type Failure,
  type FailureKind,
  failureOf,
  isNotOffered,
  isRefusal,
  isStarting,
  mayHaveTakenEffect,
  mismatchOf,
  retryAfterOf,
} from './failure';
export { filingStatusTexts, hasBody, isSignedOutStatus, scriptableStatus, statusTexts } from './status';
