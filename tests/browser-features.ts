/** Browser features that jsdom lacks and the product needs. Loaded once for all test files of a worker. */
import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: () => false,
  }),
});

// jsdom doesn't know <search>, and React warns about unknown elements.
const { createElement } = Document.prototype;
Document.prototype.createElement = function createKnownElement(name: string, options?: ElementCreationOptions) {
  const element = createElement.call(this, name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};

// Node's encoder returns Node's Uint8Array, which isn't jsdom's global one: the database wouldn't accept the sandbox's
// encoded text as bytes.
class BytesEncoder extends TextEncoder {
  override encode(text?: string) {
    return Uint8Array.from(super.encode(text));
  }
}
globalThis.TextEncoder = BytesEncoder;

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoResizeObserver;
class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= NoIntersectionObserver;
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// A growing text area measures itself again when fonts load.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
// jsdom navigates to downloads, which it can't.
const { click } = HTMLElement.prototype;
HTMLAnchorElement.prototype.click = function clickUnlessDownload() {
  if (!this.hasAttribute('download')) click.call(this);
};
// jsdom has no top layer: popovers are always present.
window.HTMLElement.prototype.hidePopover ??= () => {};
const popovers = document.createElement('style');
popovers.textContent = '[popover] { display: block }';
document.head.append(popovers);

// The sandbox runs on Node and can't read jsdom's files and forms, so Node's are used.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob, File, FormData: NodeFormData });
// jsdom can't send these, so Node encodes the form.
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendNodeForm(body) {
  if (!(body instanceof FormData)) return send.call(this, body);
  const parts = new Response(body);
  this.setRequestHeader('content-type', parts.headers.get('content-type') ?? '');
  void parts.arrayBuffer().then((bytes) => send.call(this, bytes));
};
