import { html } from 'hono/html';
import type { Database } from '../../db/connection.ts';
import type { Markup } from '../../http/html-page.ts';
import { testCards } from '../../simulators/card-issuer.ts';
import { type Features, readFeatures } from '../features.ts';

/** A sign-up link as a firm would receive it. */
const exampleLink = `/app/onboarding/create-account?${new URLSearchParams({
  firmName: 'Bramwell & Teague LLP',
  clientContact: 'Iris Bramwell',
  clientPhone: '(312) 555-0176',
  userFirstName: 'Iris',
  userLastName: 'Bramwell',
  clientEmail: 'iris.bramwell@example.com',
})}`;

const switches: readonly { name: keyof Features; label: string }[] = [
  { name: 'onboardingEnabled', label: 'Onboarding' },
  { name: 'forceOnboardingForExistingClients', label: 'Onboarding for existing firms' },
];

/** The onboarding switches, a sign-up link and test cards. */
export async function signUpSection(db: Database): Promise<Markup> {
  const features = await readFeatures(db);
  return html`<section class="sheet" aria-labelledby="sign-up">
<h2 id="sign-up">Sign-up</h2>
<p class="quiet">Reload the page to apply the switches. With onboarding on, <a href="${exampleLink}">sign up with an example link</a>.</p>
<div class="row">${switches.map(({ name, label }) => {
    const next = features[name] ? 'off' : 'on';
    return html`<form class="row" data-api="PUT /sandbox/api/features" data-done="${label}: ${next}.">
<button name="${name}" value="${next}">${label}: turn ${next}</button>
</form>`;
  })}</div>
<h3 id="test-cards">Test cards</h3>
<p class="quiet">Use any future month and any code. Any other valid number works. Only the brand and last four digits are stored.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="test-cards"><table>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody><tr><th scope="row"><code>4242 4242 4242 4242</code></th><td>Verified and added</td></tr>${testCards.map(
    ({ number, description }) =>
      html`<tr><th scope="row"><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code></th><td>${description}</td></tr>`,
  )}</tbody>
</table></div>
</section>`;
}
