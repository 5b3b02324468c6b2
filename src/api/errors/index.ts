export { ApiError, CancelError, ContractMismatchError, requireOurs } from './api-error';
export {
  changeFailed,
  explain,
  type Failure,
  type FailureKind,
  failureOf,
  isRefusal,
  isStarting,
  mayHaveTakenEffect,
  retryAfterOf,
} from './failure';
export { filingStatusTexts, hasBody, isSignedOutStatus, scriptableStatus, statusTexts } from './status';
