/** What jsdom lacks and Mantine asks for, and the matchers of Testing Library. */
import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The first screen of a file loads its code, which takes long on a busy machine; what is never there still fails.
configure({ asyncUtilTimeout: 15_000 });

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

// jsdom does not know <search>, and React warns about elements that the browser does not know.
const { createElement } = Document.prototype;
Document.prototype.createElement = function createKnownElement(name: string, options?: ElementCreationOptions) {
  const element = createElement.call(this, name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};

// Node's encoder makes arrays of Node's own kind, which is not the kind that jsdom leaves in the global scope: what the
// sandbox encodes would not pass for bytes with the database.
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
// A growing text area measures itself again when fonts have been loaded.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
// jsdom has no top layer: a popover is there all the time.
window.HTMLElement.prototype.hidePopover ??= () => {};
const popovers = document.createElement('style');
popovers.textContent = '[popover] { display: block }';
document.head.append(popovers);

// jsdom's files and forms are not Node's, and the sandbox, which is Node's, could not read them: Node's are used instead.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob, File, FormData: NodeFormData });
// jsdom cannot send these: Node writes the parts of a form.
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendNodeForm(body) {
  if (!(body instanceof FormData)) return send.call(this, body);
  const parts = new Response(body);
  this.setRequestHeader('content-type', parts.headers.get('content-type') ?? '');
  void parts.arrayBuffer().then((bytes) => send.call(this, bytes));
};

afterEach(() => cleanup());
