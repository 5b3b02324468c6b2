/** The sign-in page of File & ServeXpress. It returns to the product with who signed in for which organization. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { brand, htmlPage, type Markup } from '../http/html-page.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Sandbox } from '../sandbox.ts';
import { applicationPath } from '../services/platform/return-url.ts';
import { findRequest, organizations } from '../simulators/fsx.ts';

/** Where the product waits for the return (filing variants, section 10). */
const returnPath = `${applicationPath}filing-account/fsx`;

const answerSchema = z.object({
  answer: z.enum(['sign-in', 'cancel']),
  organizationId: z.enum(organizations.map(({ organizationId }) => organizationId)),
  userLoginName: z.string().trim().min(1).max(100),
  userEmail: z.email().max(254),
});

export function fsxPages({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  app.get('/:itkRequestId', async (context) =>
    (await findRequest(db, clock, context.req.param('itkRequestId'))) ? signInPage() : expired(),
  );
  app.post('/:itkRequestId', async (context) => {
    const itkRequestId = context.req.param('itkRequestId');
    if (!(await findRequest(db, clock, itkRequestId)) || !isSameOrigin(context.req.raw)) return expired();
    const answer = answerSchema.safeParse(await context.req.parseBody());
    if (!answer.success) return signInPage('Enter a username and an email address.');
    if (answer.data.answer === 'cancel') return context.redirect(returnPath, 303);
    const { organizationId, userLoginName, userEmail } = answer.data;
    const userId = randomUUID().slice(0, 8);
    const parameters = new URLSearchParams({ organizationId, userId, userLoginName, userEmail, itkRequestId });
    return context.redirect(`${returnPath}?${parameters}`, 303);
  });
  return app;
}

const name = 'File & ServeXpress';

function signInPage(refusal?: string): Promise<Response> {
  return page(
    `Sign in to ${name}`,
    html`${refusal ? html`<p class="alert" role="alert">${refusal}</p>` : ''}
<form method="post">
<div class="field"><label for="organization">Organization</label>
<select id="organization" name="organizationId">${organizations.map(({ organizationId, organizationName }) => html`<option value="${organizationId}">${organizationName}</option>`)}</select></div>
<div class="field"><label for="login">Username</label>
<input id="login" name="userLoginName" value="dfinch" required maxlength="100"></div>
<div class="field"><label for="email">Email</label>
<input id="email" name="userEmail" type="email" value="dana.finch@example.com" required maxlength="254"></div>
<div class="row"><button class="primary" name="answer" value="sign-in">Sign in</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button></div>
</form>
<p class="quiet">This page stands in for the sign-in of ${name}.</p>`,
    refusal ? 422 : 200,
  );
}

function expired(): Promise<Response> {
  return page(
    'This sign-in has expired',
    html`<p>Connect again in the application. <a href="${returnPath}">Back to the application</a></p>`,
    404,
  );
}

function page(title: string, content: Markup, status: number): Promise<Response> {
  const body = html`<main>
${brand}
<div class="sheet"><h1>${title}</h1>
${content}</div>
</main>`;
  return htmlPage({ title, kind: 'narrow', body, status });
}
