import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { courts } from '../../db/schema/codes.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Takes a hearing time for another firm, and closes a court's calendar. */
export async function hearingsSection({ db }: Sandbox): Promise<Markup> {
  const found = await db
    .select({ code: courts.code, name: courts.name })
    .from(courts)
    .where(eq(courts.state, 'IL'))
    .orderBy(asc(courts.name))
    .limit(50);
  const options = found.map(({ code, name }) => html`<option value="${code}">${name}</option>`);
  return html`<section class="sheet" aria-labelledby="hearings">
<h2 id="hearings">Hearings in Illinois</h2>
<p class="quiet">A time that another firm takes is gone for everybody; a closed calendar responds 503 until it opens.</p>
<form class="row" data-api="POST /sandbox/api/hearings/take" data-done="The time is taken.">
<input type="hidden" name="state" value="IL">
<label>Court <select name="courtCode">${options}</select></label>
<label>Slot <input name="hearingSlotId" required placeholder="lakemoor-ch1-20270611-0930-0"></label>
<button>Take the time</button>
</form>
<form class="row" data-api="POST /sandbox/api/hearings/close" data-done="The calendar is changed.">
<input type="hidden" name="state" value="IL">
<label>Court <select name="courtCode">${options}</select></label>
<label>Minutes <input name="minutes" type="number" min="0" max="100000" value="60" required></label>
<button>Close the calendar</button>
</form>
</section>`;
}
