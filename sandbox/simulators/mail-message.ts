/** Emails as messages: what a mail program opens, and what SMTP sends. The same email always gives the same message. */
import type { mailAttachments, sentMails } from '../db/schema/filing-logins.ts';

/** Who sends the product's emails. */
export const sender = 'Benchfile <no-reply@benchfile.example>';

type AttachedFile = Pick<typeof mailAttachments.$inferSelect, 'fileName' | 'contentType' | 'content'>;

/** An email with its files as a message (RFC 5322). Its link becomes an address on `origin`. */
export async function composeMail(
  { mailId, sentAt, recipient, subject, body, link }: typeof sentMails.$inferSelect,
  files: readonly AttachedFile[],
  origin: string,
): Promise<Buffer<ArrayBuffer>> {
  // Loads with the first message.
  const { default: nodemailer } = await import('nodemailer');
  // Builds the message only; it is stored or sent elsewhere.
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({
    from: sender,
    to: recipient,
    subject,
    date: sentAt,
    messageId: `<mail-${mailId}@benchfile.example>`,
    text: link ? `${body}\n\n${new URL(link, origin).href}\n` : `${body}\n`,
    attachments: files.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
  });
  if (!Buffer.isBuffer(message)) throw new Error('The message was not composed.');
  return Buffer.from(message);
}
