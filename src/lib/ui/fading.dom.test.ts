import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fading } from './fading';

/** jsdom has no animations. */
interface Fade {
  opacities: unknown;
  duration: unknown;
  end: () => void;
}
const fades: Fade[] = [];

beforeEach(() => {
  fades.length = 0;
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: (frames: Keyframe[], options: KeyframeAnimationOptions) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      fades.push({ opacities: frames.map(({ opacity }) => opacity), duration: options.duration, end: resolve });
      return { finished: promise };
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
});

function openDialog(): { root: HTMLElement; close: () => Promise<void> } {
  const root = document.createElement('div');
  document.body.append(root);
  const end = fading(root);
  return {
    root,
    close: async () => {
      end?.();
      root.remove();
      await Promise.resolve();
    },
  };
}

it('Modal: opens and closes; exit animation 300 ms', async () => {
  const { root, close } = openDialog();
  expect(fades).toMatchObject([{ opacities: [0, 1], duration: 300 }]);
  await close();
  expect(fades[1]).toMatchObject({ opacities: [1, 0], duration: 300 });
  expect(root.isConnected).toBe(true);
  expect(root.inert).toBe(true);
  expect(root.getAttribute('aria-hidden')).toBe('true');
  fades[1]?.end();
  await vi.waitFor(() => expect(root.isConnected).toBe(false));
});

it('leaves alone what stays', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  fading(root)?.();
  await Promise.resolve();
  expect(fades).toHaveLength(1);
  expect(root.inert).toBeFalsy();
});

it('has no animation with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...new EventTarget(),
    matches: true,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  }));
  const { root, close } = openDialog();
  await close();
  expect(fades).toHaveLength(0);
  expect(root.isConnected).toBe(false);
});
