/** IDs in addresses. What can't be one leads to the page 'Page not found', without asking the server. */
import { notFound } from '@tanstack/react-router';

const numberPattern = /^[1-9]\d{0,9}$/;
/** The contracts' `format: int32`. */
const largestNumber = 2_147_483_647;

/** Reads a record's number, from 1; undefined for other text. */
export function readNumberId(text: string): number | undefined {
  return numberPattern.test(text) && Number(text) <= largestNumber ? Number(text) : undefined;
}

/** Tells whether a text looks like a UUID, of any version, variant and case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.trim());
}

/** The number of a record in a path: `numberParams('orderId')` for `$orderId`. */
export function numberParams<Name extends string>(name: Name) {
  return paramsOf(name, { read: readNumberId, write: String });
}

/** The UUID of a record in a path. */
export function uuidParams<Name extends string>(name: Name) {
  return paramsOf(name, { read: (text) => (isUuid(text) ? text : undefined), write: (id: string) => id });
}

/** The reference that a firm or its system gave a record: any text without what no call can carry. */
export function referenceParams<Name extends string>(name: Name) {
  return paramsOf(name, { read: (text) => (isSendable(text) ? text : undefined), write: (id: string) => id });
}

function isSendable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

interface Form<Id> {
  /** Returns undefined for what is no ID. */
  read: (text: string) => Id | undefined;
  write: (id: Id) => string;
}

function paramsOf<Name extends string, Id>(name: Name, { read, write }: Form<Id>) {
  return {
    parse: (params: Record<Name, string>): Record<Name, Id> => {
      const id = read(params[name]);
      if (id === undefined) throw notFound();
      return only(name, id);
    },
    stringify: (params: Record<Name, Id>): Record<Name, string> => only(name, write(params[name])),
  };
}

/** Returns an object with one member; the types of a computed name are wider than that. */
function only<Name extends string, Value>(name: Name, value: Value): Record<Name, Value>;
function only(name: string, value: unknown): Record<string, unknown> {
  return { [name]: value };
}
