export { ApiError, CancelError, ContractMismatchError } from './api-error';
export {
  explain,
  type Failure,
  type FailureKind,
  failureOf,
  isRefusal,
  mayHaveTakenEffect,
} from './failure';
export { filingStatusTexts, hasBody, isSignedOutStatus, statusTexts } from './status';
