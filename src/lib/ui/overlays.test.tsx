import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from './confirm';
import { Overlays } from './overlays';
import { showToast, toasts } from './toast';

const user = userEvent.setup();

beforeEach(() => {
  for (const { id } of toasts.snapshot()) toasts.remove(id);
  render(
    <MantineProvider env="test">
      <Overlays />
    </MantineProvider>,
  );
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a question', () => {
  it('has default texts', async () => {
    void confirm();
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to proceed?' })).toHaveTextContent(
      'This action cannot be undone.',
    );
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
  });

  it('about a deletion has its own defaults', async () => {
    const answer = confirm({ isDestructive: true });
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toHaveTextContent(
      'This action cannot be undone.',
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await answer).toBe(true);
    await gone();
  });

  it('is declined by Cancel, Escape and the close button', async () => {
    for (const decline of [
      () => user.click(screen.getByRole('button', { name: 'Cancel' })),
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      const answer = confirm({ title: 'A title', content: 'Its explanation', confirmLabel: 'Its action' });
      const dialog = await screen.findByRole('dialog', { name: 'A title' });
      expect(dialog).toHaveTextContent('Its explanation');
      expect(screen.getByRole('button', { name: 'Its action' })).toBeVisible();
      await decline();
      expect(await answer).toBe(false);
      await gone();
    }
  });

  it('stays open, with a toast, when the confirmed action fails', async () => {
    const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
    const answer = confirm({ onConfirm });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirm modal error')).toBeInTheDocument();
    expect(screen.getByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    onConfirm.mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await answer).toBe(true);
    await gone();
  });
});

describe('a toast', () => {
  it('of a failure stays until closed', async () => {
    showToast({ tone: 'bad', title: 'A failure' });
    expect(await screen.findByRole('alert')).toHaveTextContent('A failure');
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('of a success disappears by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showToast({ tone: 'good', title: 'Saved', message: 'Every item.' });
    expect(await screen.findByRole('status')).toHaveTextContent('SavedEvery item.');
    vi.advanceTimersByTime(6000);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    vi.useRealTimers();
  });

  it('stays while hovered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showToast({ tone: 'good', title: 'Saved' });
    fireEvent.pointerEnter(await screen.findByRole('status'));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => vi.advanceTimersByTime(5999));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
    vi.useRealTimers();
  });

  it('undoes the action once, and closes', async () => {
    const undo = vi.fn();
    showToast({ tone: 'neutral', title: 'The contact was removed', undo });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
