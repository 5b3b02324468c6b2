import { html } from 'hono/html';
import type { Clock } from '../../clock.ts';
import type { Markup } from '../../http/html-page.ts';

const steps = [
  { name: '+1 min', milliseconds: 60_000 },
  { name: '+1 h', milliseconds: 3_600_000 },
  { name: '+1 day', milliseconds: 86_400_000 },
];

/** The clock and buttons that move it. */
export function clockSection(clock: Clock): Markup {
  const now = clock.now().toISOString();
  return html`<section class="sheet" aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p><time class="clock" datetime="${now}" data-offset="${clock.offset}">${now.slice(0, 19).replace('T', ' ')} UTC</time><br>
<span class="quiet">${offsetText(clock.offset)}</span></p>
<form class="row" data-api="POST /sandbox/api/clock" data-done="Clock moved. Due work is done.">
${steps.map(({ name, milliseconds }) => html`<button name="advance" value="${milliseconds}" data-number>${name}</button>`)}
<button name="offset" value="0" data-number>Reset clock</button>
</form>
</section>`;
}

/** `1 d 2 h 0 min ahead of this machine`. */
function offsetText(offset: number): string {
  if (offset === 0) return 'Machine time';
  const minutes = Math.round(offset / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return `${parts.map(([amount, unit]) => `${amount} ${unit}`).join(' ')} ahead of this machine`;
}
