import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChat } from './chat';

const visitor = { name: 'Nora Marlow', email: 'nora.marlow@example.com', page: '/orders' };
const widget = { show: vi.fn(), update: vi.fn() };
const load = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(globalThis, 'benchfileChat', widget);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'benchfileChat');
});

describe('a chat', () => {
  it('loads its script once, when first opened', async () => {
    const chat = createChat('https://chat.example/widget.js', load);
    expect(load).not.toHaveBeenCalled();
    await chat.open(visitor);
    await chat.open(visitor);
    expect(load.mock.calls).toEqual([['https://chat.example/widget.js']]);
    expect(widget.update).toHaveBeenCalledWith(visitor);
    expect(widget.show).toHaveBeenCalledTimes(2);
  });

  it('is updated 200 ms after the last change, once opened', async () => {
    const chat = createChat('https://chat.example/widget.js', load);
    chat.update(visitor);
    vi.advanceTimersByTime(1000);
    expect(widget.update).not.toHaveBeenCalled();
    await chat.open(visitor);
    widget.update.mockClear();
    chat.update({ ...visitor, page: '/a' });
    vi.advanceTimersByTime(150);
    chat.update({ ...visitor, page: '/b' });
    vi.advanceTimersByTime(199);
    expect(widget.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(widget.update.mock.calls).toEqual([[{ ...visitor, page: '/b' }]]);
  });

  it('that does not load throws, and retries next time', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const chat = createChat('https://chat.example/widget.js', load);
    await expect(chat.open(visitor)).rejects.toThrow('offline');
    await chat.open(visitor);
    expect(widget.show).toHaveBeenCalledOnce();
  });

  it('needs a script that defines the widget', async () => {
    Reflect.set(globalThis, 'benchfileChat', { show: 'no function' });
    await expect(createChat('https://chat.example/widget.js', load).open(visitor)).rejects.toThrow('benchfileChat');
  });
});
