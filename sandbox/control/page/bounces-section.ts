import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';

/** A form that makes an address bounce. */
export const bouncesSection: Markup = html`<section class="sheet" aria-labelledby="bounces">
<h2 id="bounces">E-service</h2>
<p class="quiet">Notices to an address bounce from then on, and those that nobody opened yet. Addresses that start with <code>bounce</code> always do.</p>
<form class="row" data-api="POST /sandbox/api/bounces" data-done="Mail to the address bounces.">
<div class="field wide-field"><label for="bounce-email">Address</label>
<input id="bounce-email" name="email" type="email" required maxlength="254" autocomplete="off"></div>
<button>Bounce address</button>
</form>
</section>`;
