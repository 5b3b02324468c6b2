/** What the court's side refused, put where it can be put right. */

import type { FilingContent } from './filing-content';
import type { Problem } from './problems';
import { isSameContent } from './same-content';

/** A refused value. It counts until the value is another. */
export interface ServerProblem extends Problem {
  refused: unknown;
}

const paymentFields = new Set(['paymentAccountId', 'contactEmail', 'maxFeeAmount']);

/** The step of a dotted path within the content. */
export function stepOfPath(path: string): Problem['step'] {
  const [first = ''] = path.split('.');
  if (first === 'parties' || first === 'filings') return first;
  if (first === 'filingPartyIds') return 'parties';
  return paymentFields.has(first) ? 'payment' : 'case';
}

/**
 * The messages of a refused submission as problems. `submitted` is what was sent, `entered` what the form holds: both
 * differ in the cross references, of which empty ones are not sent.
 */
export function readServerProblems(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  { submitted, entered }: { submitted: FilingContent; entered: FilingContent },
): ServerProblem[] {
  return Object.entries(fieldErrors).flatMap(([key, messages]) => {
    const [message] = messages;
    if (message === undefined) return [];
    const path = formPath(key.replace(/^content\./, ''), submitted);
    return [{ step: stepOfPath(path), path, message, refused: currentValue(entered, path) }];
  });
}

/** The form names cross references by their code, `crossReferences.254500`, and shows those represented as one. */
function formPath(path: string, submitted: FilingContent): string {
  if (path.startsWith('filingPartyIds.')) return 'filingPartyIds';
  const [, index] = /^crossReferences\.(\d+)(\.|$)/.exec(path) ?? [];
  const code = index === undefined ? undefined : submitted.crossReferences[Number(index)]?.code;
  return code === undefined ? path : `crossReferences.${code}`;
}

/**
 * The value at a path of the form; where there is none, that of what it would be a part of: a missing value is put
 * right by changing something around it.
 */
function currentValue(content: FilingContent, path: string): unknown {
  const [, code] = /^crossReferences\.(.+)$/.exec(path) ?? [];
  if (code !== undefined)
    return content.crossReferences.find((row) => row.code === code)?.value ?? content.crossReferences;
  let value: unknown = content;
  for (const name of path.split('.')) {
    const part = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    if (part === undefined) return value;
    value = part;
  }
  return value;
}

/** Those whose value has not been changed since. */
export function stillRefused(problems: readonly ServerProblem[], content: FilingContent): ServerProblem[] {
  return problems.filter(({ path, refused }) => isSameContent(currentValue(content, path), refused));
}
