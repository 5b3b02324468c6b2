import { createContext, type ReactNode, useContext } from 'react';
import { toDottedPath } from './field-path';

/** Messages by dotted path of the field, as rules outside the form or a backend gave them. */
export type FieldErrors = ReadonlyMap<string, string>;

const FieldErrorsContext = createContext<FieldErrors>(new Map());

/** Hands messages to the fields below: what a backend refused, or what rules over several fields found. */
export function FieldErrorsProvider({ errors, children }: { errors: FieldErrors; children: ReactNode }) {
  return <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>;
}

/** The message for a field, named as TanStack or as a problem body names it. */
export function useOutsideError(name: string): string | undefined {
  return useContext(FieldErrorsContext).get(toDottedPath(name));
}
