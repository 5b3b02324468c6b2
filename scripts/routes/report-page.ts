/** The routes report as a page: one table with screenshots. */
import { kilobytes } from '../build-manifest.ts';
import type { OpenedPanel } from './opened-panels.ts';
import type { ListedRoute } from './route-list.ts';
import { areTooFew, type VisibleRows } from './visible-rows.ts';

/** Screenshot widths, in CSS pixels. */
export const pictureWidths = [390, 1280, 1920] as const;

/** Results for one address. */
export interface Finding {
  listed: ListedRoute;
  state: 'built' | 'leads on' | 'missing';
  /** The final address, below the prefix. */
  address: string;
  title: string;
  /** Signed-out visitors were sent to sign in. */
  asksToSignIn: boolean;
  /** Gzipped bytes of the page's own chunks. */
  javascript: number;
  css: number;
  /** Problems in words: accessibility, width, access. */
  problems: string[];
  /** Screenshot file names, in width order. */
  pictures: string[];
}

/** A complete HTML document. */
export function reportPage(
  findings: readonly Finding[],
  rows: readonly VisibleRows[],
  opened: readonly OpenedPanel[],
): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const problems = findings.reduce((sum, finding) => sum + finding.problems.length, 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Routes</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
  body { margin: 2rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: .5rem .75rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
  thead th { position: sticky; top: 0; background: Canvas; }
  td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  code { font-size: 13px; }
  img { height: 7rem; border: 1px solid #8886; border-radius: 4px; }
  td.pictures { white-space: nowrap; }
  [data-state='missing'], .problem { color: light-dark(#b42318, #ff8f84); font-weight: 600; }
</style>
<h1>Routes</h1>
<p>${count('built')} built, ${count('leads on')} lead on, ${count('missing')} missing;
${problems} problems. Sizes are gzipped and of a page's own chunks, besides those of every page.</p>
<table>
<thead><tr><th>Route<th>Exists<th>Who may open it<th>Title<th>Own JavaScript<th>Own CSS<th>Accessibility, width, access<th>At ${pictureWidths.join(', ')}</tr></thead>
<tbody>
${findings.map(row).join('\n')}
</tbody>
</table>
<h2>Rows fully visible</h2>
<table>
<thead><tr><th>List<th>Screen<th>Density<th>Visible<th>At least, if it has as many<th>Cut off beside free width</tr></thead>
<tbody>
${rows.map(rowsLine).join('\n')}
</tbody>
</table>
<h2>What one press opens in a frame of 1024 px</h2>
<table>
<thead><tr><th>Page<th>Pressed<th>Overprinted text<th>Picture</tr></thead>
<tbody>
${opened.map(openedLine).join('\n')}
</tbody>
</table>
</html>
`;
}

function row({ listed, state, address, title, asksToSignIn, javascript, css, problems, pictures }: Finding): string {
  const leads = state === 'leads on' ? ` to <code>${escapeHtml(address)}</code>` : '';
  const verdict =
    problems.length > 0
      ? problems.map((problem) => `<div class="problem">${escapeHtml(problem)}</div>`).join('')
      : 'no problems, light and dark';
  const images = pictures.map(
    (file, place) =>
      `<a href="${file}"><img src="${file}" loading="lazy" alt="${escapeHtml(`${listed.route} at ${pictureWidths[place]}`)}"></a>`,
  );
  return `<tr>
<td><code>${escapeHtml(listed.route)}</code>${listed.isOwn ? '<br>not in the specification' : ''}</td>
<td data-state="${state}">${state}${leads}</td>
<td>${listed.audience}${asksToSignIn ? '; others are asked to sign in' : ''}</td>
<td>${escapeHtml(title)}</td>
<td class="number">${kilobytes(javascript)} kB</td>
<td class="number">${kilobytes(css)} kB</td>
<td>${verdict}</td>
<td class="pictures">${images.join(' ')}</td>
</tr>`;
}

function openedLine({ page, opener, problems, picture }: OpenedPanel): string {
  const verdict = problems.map((problem) => `<div class="problem">${escapeHtml(problem)}</div>`).join('') || 'none';
  const image = `<a href="${picture}"><img src="${picture}" loading="lazy" alt="${escapeHtml(opener)}"></a>`;
  return `<tr><td><code>${escapeHtml(page)}</code><td>${escapeHtml(opener)}<td>${verdict}<td>${image}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function rowsLine(rows: VisibleRows): string {
  const { list, screen, density, visible, atLeast, cut } = rows;
  const isProblem = areTooFew(rows) ? ' problem' : '';
  return `<tr><td>${list}<td>${screen}<td>${density}<td class="number${isProblem}">${visible}<td class="number">${atLeast}<td class="problem">${cut.map(escapeHtml).join('<br>')}</tr>`;
}
