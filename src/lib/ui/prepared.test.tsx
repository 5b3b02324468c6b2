import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { prepared } from './prepared';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}

it('shows at once when it was prepared', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Later = prepared(load);
  await Promise.all([Later.prepare(), Later.prepare()]);
  render(<Later name="Nora" />);
  expect(screen.getByText('Good morning, Nora')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('loads when it shows', async () => {
  const Later = prepared(() => Promise.resolve(Greeting));
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Later name="Nora" />
      </Suspense>,
    );
  });
  expect(await screen.findByText('Good morning, Nora')).toBeVisible();
});

it('shows a failure when it shows, once, and loads again when it is prepared again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Later = prepared(load);
  await Later.prepare();
  const { unmount } = await act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Loading">
          <Later name="Nora" />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  expect(load).toHaveBeenCalledOnce();
  unmount();
  await Later.prepare();
  render(<Later name="Nora" />);
  expect(screen.getByText('Good morning, Nora')).toBeVisible();
});
