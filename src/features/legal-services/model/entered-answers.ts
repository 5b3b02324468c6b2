/** Answers to a service's form, as a person enters them. */

import * as z from 'zod/mini';
import { FilingDocument } from '@/api/generated/filing/model';
import type { FormField, ServiceForm, ServiceOffice } from '@/api/generated/serving/model';
import { isEmail, isZip } from '@/lib/form/messages';
import { createJournal } from '@/lib/storage/journal';

/** By field. An amount is a number of dollars, documents are a list, everything else is a text. */
export type Answers = Record<string, string | number | FilingDocument[] | undefined>;

const stored = z.array(
  z.object({ field: z.string(), answer: z.union([z.string(), z.number(), z.array(FilingDocument)]) }),
);

type StoredAnswers = z.infer<typeof stored>;

/** What was entered and not ordered yet, by person, service and matter. Taxpayer IDs are never stored. */
export const answersJournal = createJournal('legal-service', stored);

export const fieldsOf = ({ sections }: ServiceForm): FormField[] => sections.flatMap(({ fields }) => fields);

/** A taxpayer ID is secret, and a certification is given for one order. */
const unstored: ReadonlySet<FormField['type']> = new Set(['taxpayer-id', 'certification']);

/** The answers without what must not be stored. */
export function toStored(form: ServiceForm, answers: Answers): StoredAnswers {
  const secret = new Set(
    fieldsOf(form)
      .filter(({ type }) => unstored.has(type))
      .map(({ name }) => name),
  );
  return Object.entries(answers).flatMap(([field, answer]) =>
    answer === undefined || answer === '' || secret.has(field) ? [] : [{ field, answer }],
  );
}

/** The answers that were stored. */
export function fromStored(entries: StoredAnswers = []): Answers {
  return Object.fromEntries(entries.map(({ field, answer }) => [field, answer]));
}

/** Tells whether a question is asked, given the other answers. */
export function isAsked({ onlyIf }: FormField, answers: Answers): boolean {
  return onlyIf === undefined || onlyIf.values.includes(String(answers[onlyIf.field] ?? ''));
}

/** The answers to send: texts of the questions that are asked. */
export function sentAnswers(form: ServiceForm, answers: Answers): Record<string, string> {
  const texts = fieldsOf(form).flatMap((field): [string, string][] => {
    const answer = isAsked(field, answers) ? answers[field.name] : undefined;
    const text = textOf(answer);
    return text === '' ? [] : [[field.name, text]];
  });
  return Object.fromEntries(texts);
}

function textOf(answer: Answers[string]): string {
  if (Array.isArray(answer)) return answer.map(({ fileId }) => fileId).join(',');
  return typeof answer === 'number' ? answer.toFixed(2) : (answer ?? '').trim();
}

/** The office that is chosen, among those of the state and kind. */
export function chosenOffice(answers: Answers, offices: readonly ServiceOffice[]): ServiceOffice | undefined {
  return offices.find(({ officeId, officeKind }) => officeId === answers.officeId && officeKind === answers.officeKind);
}

/** Tells what must be entered or changed before ordering, by field, in the form's order. The service checks again. */
export function answerProblems(form: ServiceForm, answers: Answers): Record<string, string> {
  const sent = sentAnswers(form, answers);
  const problems = fieldsOf(form)
    .filter((field) => isAsked(field, answers))
    .map((field) => [field.name, problemOf(field, sent[field.name] ?? '')] as const);
  return Object.fromEntries(problems.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])));
}

function problemOf(field: FormField, answer: string): string | undefined {
  if (answer === '') return field.isRequired ? missingText(field) : undefined;
  if (field.type === 'zip' && !isZip(answer)) return 'Enter a ZIP code, such as 60601 or 60601-1234.';
  if (field.type === 'email' && !isEmail(answer.trim())) return 'Please enter a valid email address';
  if (field.type === 'taxpayer-id' && answer.replaceAll('-', '').match(/^\d{9}$/) === null) return 'Enter nine digits.';
  if (field.pattern !== undefined && !fits(field.pattern, answer)) return field.patternText ?? 'Check this answer.';
  return undefined;
}

/** `Is it foreign?` and `I certify that …` are no names for what is missing. */
function missingText({ label, type }: FormField): string {
  if (type === 'certification') return 'Certify this to order.';
  return label.endsWith('?') ? 'An answer is required' : `${label} is required`;
}

/** A pattern that this browser can't read is left to the service. */
function fits(pattern: string, answer: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(answer);
  } catch {
    return true;
  }
}
