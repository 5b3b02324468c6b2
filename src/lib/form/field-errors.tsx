import { createContext, type ReactNode, useContext } from 'react';
import { toDottedPath } from './field-path';

/** Messages by dotted field path, from a backend or from rules outside the form. */
export type FieldErrors = ReadonlyMap<string, string>;

const FieldErrorsContext = createContext<FieldErrors>(new Map());

/** Passes outside errors to the fields: from a backend, or from rules across fields. */
export function FieldErrorsProvider({ errors, children }: { errors: FieldErrors; children: ReactNode }) {
  return <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>;
}

/** The outside error of a field, by its TanStack or problem-body path. */
export function useOutsideError(name: string): string | undefined {
  return useContext(FieldErrorsContext).get(toDottedPath(name));
}
