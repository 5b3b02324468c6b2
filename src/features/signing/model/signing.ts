/** A signer's answers, and what the page says of a link. Pure. */
import type { EnvelopeField, SignatureMark, Signing, SigningLink } from '@/api/generated/serving/model';

export interface EnteredSigning {
  way: 'typed' | 'drawn';
  name: string;
  /** Each stroke's x and y in turn, on an area of 600 by 200. */
  strokes: number[][];
  initials: string;
  /** By field. */
  texts: Record<string, string>;
}

export const firstSigning = (signerName: string): EnteredSigning => ({
  ...{ way: 'typed', name: signerName, strokes: [], texts: {} },
  initials: initialsOf(signerName),
});

/** First letters of the first and last names: `AQ`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '');
  return letters.join('').toUpperCase();
}

/** Tells what must be entered before signing, by field. The service checks again. */
export function signingProblems(entered: EnteredSigning, fields: readonly EnvelopeField[]): Record<string, string> {
  const problems: Record<string, string> = {};
  if (entered.way === 'typed' && entered.name.trim() === '') problems.signature = 'Name is required';
  if (entered.way === 'drawn' && entered.strokes.length === 0) problems.signature = 'Draw your signature, or type it';
  if (fields.some(({ kind }) => kind === 'initials') && entered.initials.trim() === '')
    problems.initials = 'Initials are required';
  for (const field of fields)
    if (field.kind === 'text' && field.isRequired && !entered.texts[field.fieldId]?.trim())
      problems[field.fieldId] = `${textLabel(field)} is required`;
  return problems;
}

/** Reads the service's refusals by field of the form: `signature.text`, `initials` and `texts.{fieldId}` of the request. */
export function refusedFields(fieldErrors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([path, [message]]) => {
      const [part = '', fieldId = part] = path.split('.');
      return message === undefined ? [] : [[part === 'texts' ? fieldId : part, message]];
    }),
  );
}

export const textLabel = ({ label }: Pick<EnvelopeField, 'label'>) => label?.trim() || 'Text';

export const markOf = ({ way, name, strokes }: EnteredSigning): SignatureMark =>
  way === 'typed' ? { kind: 'typed', text: name.trim() } : { kind: 'drawn', strokes };

/** Tells what is sent. */
export function toSigning(entered: EnteredSigning, fields: readonly EnvelopeField[]): Omit<Signing, 'token'> {
  const texts = fields.flatMap(({ kind, fieldId }): [string, string][] => {
    const text = kind === 'text' ? (entered.texts[fieldId]?.trim() ?? '') : '';
    return text === '' ? [] : [[fieldId, text]];
  });
  const initials = fields.some(({ kind }) => kind === 'initials') ? entered.initials.trim() : '';
  return { signature: markOf(entered), texts: Object.fromEntries(texts), ...(initials !== '' && { initials }) };
}

/** Most of what the service takes. */
const [mostStrokes, mostPoints] = [100, 1000];

/** With a new stroke at a point. */
export function withStroke(strokes: readonly number[][], point: readonly [x: number, y: number]): number[][] {
  return strokes.length >= mostStrokes ? [...strokes] : [...strokes, [...point, ...point]];
}

/** With the last stroke drawn on to a point. */
export function withPoint(strokes: readonly number[][], point: readonly [x: number, y: number]): number[][] {
  const last = strokes.at(-1);
  if (!last || last.length >= mostPoints * 2) return [...strokes];
  return [...strokes.slice(0, -1), [...last, ...point]];
}

/** A point of an area on screen, on 600 by 200. */
export function pointOn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): readonly [x: number, y: number] {
  const part = (at: number, of: number) => Math.min(1, Math.max(0, of === 0 ? 0 : at / of));
  return [Math.round(part(clientX - left, width) * 600), Math.round(part(clientY - top, height) * 200)];
}

/** Strokes as an SVG path. */
export const pathOf = (strokes: readonly (readonly number[])[]): string =>
  strokes
    .map((stroke) =>
      stroke.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ''}${value}`).join(' '),
    )
    .join(' ');

/** Tells what an ended link says. */
export function endedText({ status, title, senderName, firmName, reason }: SigningLink): {
  title: string;
  advice: string;
} {
  switch (status) {
    case 'signed':
      return {
        title: 'You signed',
        advice: 'Once everyone has signed, you get a copy by email. You can close this page.',
      };
    case 'completed':
      return { title: 'Everyone has signed', advice: 'Your copy and the certificate are in your email.' };
    case 'replaced':
      return { title: 'This link was replaced', advice: 'Open the link in our latest email.' };
    case 'declined':
      return { title: 'Signing was declined', advice: `A signer declined ${title}, so no one can sign it anymore.` };
    case 'voided':
      return {
        title: 'These documents were voided',
        advice: `${senderName} of ${firmName} voided ${title}.${reason ? ` Reason: ${reason}` : ''}`,
      };
    case 'expired':
      return { title: 'The time to sign is over', advice: `Ask ${senderName} of ${firmName} to send ${title} again.` };
    default:
      return { title, advice: '' };
  }
}
