import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToHost } from './host-messages';

const host = 'https://tool.example';
const mappingId = '00000000-0000-4000-8000-000000000001';
const parent = { postMessage: vi.fn() };
const showMatter = vi.fn();
let stop = () => {};

/** Dispatches a message like the browser; jsdom has no frames to send from. */
function tell(data: unknown, origin = host, source: unknown = parent) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

beforeEach(() => {
  vi.stubGlobal('parent', parent);
  stop = listenToHost({ hosts: [host], showMatter });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('opens the matter that the host shows', () => {
  tell({ type: 'benchfile:show-matter', clientReference: ' 00015-Ortega ', mappingId });
  tell({ type: 'benchfile:show-matter', clientReference: '00016' });
  expect(showMatter.mock.calls.map(([matter]) => [matter.clientReference, matter.mappingId])).toEqual([
    ['00015-Ortega', mappingId],
    ['00016', undefined],
  ]);
});

it('sends its height to the host only', () => {
  tell({ type: 'benchfile:ask-height' });
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'benchfile:height', height: document.documentElement.scrollHeight },
    host,
  );
});

const good = { type: 'benchfile:show-matter', clientReference: '00015-Ortega' };
it.each<[string, unknown, string?, unknown?]>([
  ['another origin', good, 'https://evil.example'],
  ['an origin that only begins alike', good, `${host}.evil.example`],
  ['an opaque origin', good, 'null'],
  ['another window of the host', good, host, {}],
  ['the page itself', good, host, window],
  ['no window', good, host, null],
  ['no message', undefined],
  ['text', JSON.stringify(good)],
  ['another kind', { ...good, type: 'benchfile:sign-out' }],
  ['more than the fields', { ...good, returnUrl: 'javascript:alert(1)' }],
  ['no reference', { type: 'benchfile:show-matter' }],
  ['a reference of blanks', { ...good, clientReference: '  ' }],
  ['a reference that is too long', { ...good, clientReference: 'x'.repeat(51) }],
  ['an invalid mapping', { ...good, mappingId: '../../logout' }],
])('does nothing for %s', (_, data, origin, source = parent) => {
  tell(data, origin, source);
  expect(showMatter).not.toHaveBeenCalled();
  expect(parent.postMessage).not.toHaveBeenCalled();
});

it('ignores messages after being stopped', () => {
  stop();
  tell(good);
  expect(showMatter).not.toHaveBeenCalled();
});
