import { afterEach, describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcuts';

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
  let found: ReturnType<typeof shortcutOf>;
  let withoutSingle: typeof found;
  const listen = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    found = shortcutOf(event, true);
    withoutSingle = shortcutOf(event, false);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return [found, withoutSingle];
};

afterEach(() => document.body.replaceChildren());

describe('a key', () => {
  it.each([
    ['k', { ctrlKey: true }, ['search', 'search']],
    ['K', { metaKey: true }, ['search', 'search']],
    ['K', { metaKey: true, shiftKey: true }, [undefined, undefined]],
    ['k', { ctrlKey: true, altKey: true }, [undefined, undefined]],
    ['k', {}, [undefined, undefined]],
    ['?', { shiftKey: true }, ['keys', undefined]],
    ['/', {}, ['page-search', undefined]],
    ['/', { ctrlKey: true }, [undefined, undefined]],
    ['/', { isComposing: true }, [undefined, undefined]],
  ])('%s with %j: %j', (key, more, wanted) => expect(press(key, more)).toEqual(wanted));

  it('of a single character is input in a field', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    expect(press('?', {}, field)).toEqual([undefined, undefined]);
    expect(press('k', { ctrlKey: true }, field)).toEqual(['search', 'search']);
  });
});
