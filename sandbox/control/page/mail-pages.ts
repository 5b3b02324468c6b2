/** The outbox: every email that was sent, with its files, to be read and saved. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { attachment } from '../../documents/attachment.ts';
import { brand, htmlPage, type Markup } from '../../http/html-page.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { composeMail, sender } from '../../simulators/mail-message.ts';
import { listMails, readAttachments, readMail } from '../../simulators/outbox.ts';

/** Emails on the first page. */
const shown = 200;

/** `/`: the latest emails; `/{mailId}`: one; `/{mailId}/eml`: the same as a file for a mail program. */
export function mailPages({ db, dueWork }: Sandbox): Hono {
  const app = new Hono();
  app.use(async (_, next) => {
    await dueWork.catchUp();
    await next();
  });
  app.get('/', async () => {
    const mails = await listMails(db, shown);
    const rows = mails.map(
      ({ mailId, sentAt, recipient, subject }) =>
        html`<tr><th scope="row"><a href="/sandbox/mails/${mailId}">${subject}</a></th><td>${recipient}</td><td>${time(sentAt)}</td></tr>`,
    );
    return page('Emails', list(rows));
  });
  app.get('/:mailId{[0-9]{1,9}}', async (context) => {
    const mail = await requireMail(Number(context.req.param('mailId')));
    const files = await readAttachments(db, mail.mailId);
    return page(
      mail.subject,
      html`<section class="sheet" aria-label="Email"><dl>
<dt>From</dt><dd>${sender}</dd><dt>To</dt><dd>${mail.recipient}</dd><dt>Sent</dt><dd>${time(mail.sentAt)}</dd></dl>
${mail.body.split(/\n+/).map((line) => html`<p>${line}</p>`)}
${mail.link ? html`<p><a href="${mail.link}">${mail.link}</a></p>` : ''}
${
  files.length === 0
    ? ''
    : html`<h2 id="files">Attachments</h2><ul aria-labelledby="files">${files.map(
        ({ fileName }) =>
          html`<li><a href="/sandbox/api/mails/${mail.mailId}/${encodeURIComponent(fileName)}">${fileName}</a></li>`,
      )}</ul>`
}
<p><a href="/sandbox/mails/${mail.mailId}/eml">Save as .eml</a></p></section>`,
    );
  });
  app.get('/:mailId{[0-9]{1,9}}/eml', async (context) => {
    const mail = await requireMail(Number(context.req.param('mailId')));
    const message = await composeMail(mail, await readAttachments(db, mail.mailId), new URL(context.req.url).origin);
    return new Response(message, {
      headers: { 'content-type': 'message/rfc822', 'content-disposition': attachment(`mail-${mail.mailId}.eml`) },
    });
  });
  app.onError((error) => {
    if (error instanceof ProblemError) return page('Not there', html`<p>${error.message}</p>`, error.status);
    throw error;
  });
  return app;

  async function requireMail(mailId: number) {
    const mail = await readMail(db, mailId);
    if (!mail) throw notFound('The email does not exist.');
    return mail;
  }
}

const time = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function page(title: string, content: Markup, status = 200): Promise<Response> {
  const body = html`<header class="bar">${brand}<a href="/sandbox/mails">All emails</a></header>
<main><h1>${title}</h1>${content}<p><a href="/sandbox">Sandbox control</a></p></main>`;
  return htmlPage({ title, kind: 'wide', body, status });
}

function list(rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<p class="quiet">No messages.</p>`;
  return html`<section class="sheet" aria-label="Emails"><div class="scroll" tabindex="0" role="group" aria-label="Emails"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
