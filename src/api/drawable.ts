import { $ZodError, type $ZodIssue } from 'zod/v4/core';

/**
 * Tells whether a page can still draw a response that fails its schema: every value has its type, though not a value
 * that the contract lists or allows. A new status is drawable; a missing name isn't.
 */
export function isDrawable(error: unknown, body: unknown): boolean {
  if (!(error instanceof $ZodError)) return false;
  return error.issues.every((issue: $ZodIssue) => {
    switch (issue.code) {
      case 'invalid_value': {
        const value = issue.path.reduce<unknown>(memberOf, body);
        return issue.values.some((allowed) => typeof allowed === typeof value);
      }
      case 'too_big':
      case 'too_small':
      case 'invalid_format':
      case 'not_multiple_of':
      case 'unrecognized_keys':
        return true;
      default:
        return false;
    }
  });
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
