/** Cheap errors of attempts to find an element. Loaded once for all test files of a worker. */
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * Waiting tries again after every change of the page, and keeps the last failure alone, to which it adds the page. Printed
 * for every attempt, the page took an eighth of the tests' time.
 */
function elementError(message: string | null, container: Element): Error {
  const error = message !== null && isTrying() ? new Error(message) : getElementError(message, container);
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  return error;
}

/** Tells whether an attempt of `waitFor` or `findBy…` is running. */
function isTrying(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

configure({ getElementError: elementError });
