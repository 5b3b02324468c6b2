/** Checks the answers to a service's form. Pure: today is given. */

import type { FormField, ServiceForm } from '../../generated/serving/schemas.ts';
import { isEmailAddress } from '../email-address.ts';
import { officeOf } from './offices.ts';
import { stateNames } from './state-names.ts';
import { continuationWindow } from './ucc-lapse.ts';
import { usDay } from './us-day.ts';

export type Answers = Readonly<Record<string, string>>;

/** Messages by field name; empty when the answers can be ordered. Fields that the form doesn't have are refused. */
export function answerErrors(form: ServiceForm, answers: Answers, today: string): Record<string, string[]> {
  const fields = form.sections.flatMap((section) => section.fields);
  const known = new Set(fields.map(({ name }) => name));
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(answers)) if (!known.has(name)) errors[name] = ['The form has no such question.'];
  for (const field of fields) {
    const message = isShown(field, answers) ? fieldError(field, answers[field.name]?.trim() ?? '') : undefined;
    if (message !== undefined) errors[field.name] = [message];
  }
  return { ...errors, ...ruleErrors(form, answers, errors, today) };
}

/** Tells whether a question is asked, given the other answers. */
export function isShown({ onlyIf }: FormField, answers: Answers): boolean {
  return onlyIf === undefined || onlyIf.values.includes(answers[onlyIf.field] ?? '');
}

const shapes: Readonly<Partial<Record<FormField['type'], readonly [Pick<RegExp, 'test'>, string]>>> = {
  email: [{ test: isEmailAddress }, 'Enter an email address, such as name@example.com.'],
  phone: [/^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/, 'Enter a US phone number with area code.'],
  money: [/^\d{1,10}(\.\d{1,2})?$/, 'Enter an amount in dollars, such as 1250.00.'],
  zip: [/^\d{5}(-\d{4})?$/, 'Enter a ZIP code, such as 60601 or 60601-1234.'],
  documents: [/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,19}$/i, 'Upload at least one document, and at most 20.'],
  'taxpayer-id': [/^(\d{3}-?\d{2}-?\d{4}|\d{2}-?\d{7})$/, 'Enter nine digits.'],
};

function fieldError(field: FormField, answer: string): string | undefined {
  if (answer === '') return field.isRequired ? 'Enter this.' : undefined;
  if (answer.length > field.maxLength) return `Enter ${field.maxLength} characters at most.`;
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`).test(answer))
    return field.patternText ?? 'Check this.';
  if (field.options && !chosenOf(field, answer).every((each) => field.options?.some(({ value }) => value === each)))
    return 'Choose one of the options.';
  if (field.type === 'certification' && answer !== 'yes') return 'Certify this.';
  if (field.type === 'state' && !stateNames.has(answer)) return 'Choose a state.';
  if (field.type === 'date' && !isDay(answer)) return 'Enter a date.';
  const [shape, text] = shapes[field.type] ?? [];
  return shape && !shape.test(answer) ? text : undefined;
}

const chosenOf = ({ type }: FormField, answer: string) => (type === 'choices' ? answer.split(',') : [answer]);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Tells what a service asks of several answers together. */
function ruleErrors(
  { service }: ServiceForm,
  answers: Answers,
  before: Readonly<Record<string, string[]>>,
  today: string,
): Record<string, string[]> {
  const valid = (name: string) => (before[name] ? undefined : answers[name]?.trim() || undefined);
  if (service === 'BusinessFormation') return repeatedNames(valid);
  if (service === 'UccFiling') return windowErrors(valid, today);
  if (service === 'LegalServiceOfProcess') return officeErrors(valid, today);
  const closing = service === 'Form1099S' ? valid('closingDate') : undefined;
  return closing !== undefined && closing > today
    ? { closingDate: ['The closing is still to come. Order the form once the sale has closed.'] }
    : {};
}

type Valid = (name: string) => string | undefined;

function repeatedNames(valid: Valid): Record<string, string[]> {
  const taken = new Set<string>();
  const errors: Record<string, string[]> = {};
  for (const name of ['firstName', 'secondName', 'thirdName']) {
    const answer = valid(name)?.toLowerCase().replace(/\s+/g, ' ');
    if (answer === undefined) continue;
    if (taken.has(answer)) errors[name] = ['Enter another name than before.'];
    taken.add(answer);
  }
  return errors;
}

function officeErrors(valid: Valid, today: string): Record<string, string[]> {
  const [state, officeKind, officeId] = [valid('state'), valid('officeKind'), valid('officeId')];
  const isKnown =
    officeOf({ state: state ?? '', officeKind: officeKind ?? '', officeId: officeId ?? '' }) !== undefined;
  const returnBy = valid('returnBy');
  return {
    ...(officeId !== undefined && !isKnown && { officeId: ['Choose an office of this state and kind.'] }),
    ...(returnBy !== undefined && returnBy <= today && { returnBy: ['Enter a day to come.'] }),
  };
}

function windowErrors(valid: Valid, today: string): Record<string, string[]> {
  const filedOn = valid('originalDate');
  const type = valid('filingType');
  if (filedOn === undefined || type === undefined || type === 'initial') return {};
  if (filedOn > today) return { originalDate: ['The date is still to come.'] };
  const { from, to } = continuationWindow(filedOn);
  if (today > to)
    return { originalDate: [`This statement lapsed on ${usDay(to)} (UCC 9-515). File an initial statement instead.`] };
  if (type === 'continuation' && today < from)
    return {
      originalDate: [
        `It can be continued from ${usDay(from)} to ${usDay(to)}, the six months before it lapses (UCC 9-515(d)).`,
      ],
    };
  return {};
}
