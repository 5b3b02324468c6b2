/** What jsdom lacks and Mantine asks for, and the matchers of Testing Library. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoResizeObserver;
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom has no top layer: a popover is there all the time.
window.HTMLElement.prototype.hidePopover ??= () => {};
const popovers = document.createElement('style');
popovers.textContent = '[popover] { display: block }';
document.head.append(popovers);

afterEach(() => cleanup());
