import type { FlServiceRecipientChoice } from '@/api/generated/filing/model';
import type { FilingContent } from '../model/filing-content';

/** A recipient as an option's value: `es-5512⇥Owen Prather⇥owen.prather@example.com`. */
export function recipientValue({ recipientId = '', name, email }: FlServiceRecipientChoice): string {
  return [recipientId, name, email].join('\t');
}

export function recipientOf(value: string): FlServiceRecipientChoice {
  const [recipientId = '', name = '', email = ''] = value.split('\t');
  return { ...(recipientId === '' ? {} : { recipientId }), name, email };
}

/** Whom the envelope is served on. */
export const servedWithAll = ({ extra: { serviceRecipients } = {} }: FilingContent) =>
  Array.isArray(serviceRecipients) ? serviceRecipients.map(recipientOf) : [];
