/** Problems reported by the backend on submission, matched to the form's fields. */

import { type FilingContent, formPathOfField, type Problem, type ProviderFields } from '@/features/efiling';
import { isSameContent } from '@/lib/form/is-same-content';

/** A rejected value, which is a problem until it changes. */
export interface ServerProblem extends Problem {
  refused: unknown;
}

const paymentFields = new Set(['paymentAccountId', 'contactEmail', 'maxFeeAmount']);

/** The step of a dotted path in the content. */
export function stepOfPath(path: string): Problem['step'] {
  const [first = ''] = path.split('.');
  if (first === 'parties' || first === 'filings') return first;
  // It is asked for once the filing types are known.
  if (first === 'returnDate') return 'filings';
  if (first === 'filingPartyIds') return 'parties';
  return paymentFields.has(first) ? 'payment' : 'case';
}

/**
 * Turns the field errors of a rejected submission into problems. `submitted` is the sent content; `entered` is the
 * form's content, which may also have empty cross references. `fields` are the provider's own.
 */
export function readServerProblems(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  { submitted, entered, fields }: { submitted: FilingContent; entered: FilingContent; fields: ProviderFields },
): ServerProblem[] {
  return Object.entries(fieldErrors).flatMap(([key, messages]) => {
    const [message] = messages;
    if (message === undefined) return [];
    const path = formPath(key.replace(/^content\./, ''), submitted, fields);
    return [{ step: stepOfPath(path), path, message, refused: currentValue(entered, path) }];
  });
}

const crossReferencePrefix = 'crossReferences.';

/** A row of a list that has one input. */
const rowOfOneInput =
  /((?:^|\.)(?:courtesyCopyEmails|attorneyIds|procedureRemedyCodes|serviceRecipients))\.\d+(?:\..*)?$/;

/**
 * The form identifies cross references by code (`crossReferences.254500`), and has one input for some lists: for
 * `filingPartyIds`, a party's attorneys, the emails of a filing.
 */
function formPath(path: string, submitted: FilingContent, fields: ProviderFields): string {
  const ofField = formPathOfField(path, fields);
  if (ofField !== undefined) return ofField;
  const [field, index] = path.split('.');
  if (field === 'filingPartyIds') return field;
  const code = field === 'crossReferences' ? submitted.crossReferences[Number(index)]?.code : undefined;
  return code === undefined ? path.replace(rowOfOneInput, '$1') : crossReferencePrefix + code;
}

/**
 * The value at a path of the form, or of the closest existing parent: a missing value is fixed by changing its parent.
 */
function currentValue(content: FilingContent, path: string): unknown {
  if (path.startsWith(crossReferencePrefix)) {
    const code = path.slice(crossReferencePrefix.length);
    return content.crossReferences.find((row) => row.code === code)?.value ?? content.crossReferences;
  }
  let value: unknown = content;
  for (const name of path.split('.')) {
    const part = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    if (part === undefined) return value;
    value = part;
  }
  return value;
}

/** The problems whose value hasn't changed since. */
export function stillRefused(problems: readonly ServerProblem[], content: FilingContent): ServerProblem[] {
  return problems.filter(({ path, refused }) => isSameContent(currentValue(content, path), refused));
}
