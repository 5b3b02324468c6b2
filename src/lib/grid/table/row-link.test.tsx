import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followRowLink } from './row-link';

function renderRow() {
  const follow = vi.fn();
  render(
    <table>
      <tbody>
        <tr onClick={followRowLink} onAuxClick={followRowLink}>
          <td>
            <a href="#order">41290</a>
          </td>
          <td>Accepted</td>
          <td>
            <button type="button">Delete</button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  screen.getByRole('link').addEventListener('click', (event) => follow({ ctrl: event.ctrlKey, meta: event.metaKey }));
  return follow;
}

it('follows the row’s link once, with the modifier keys', () => {
  const follow = renderRow();
  fireEvent.click(screen.getByText('Accepted'));
  fireEvent.click(screen.getByText('Accepted'), { metaKey: true });
  fireEvent(screen.getByText('Accepted'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent.click(screen.getByText('41290'));
  expect(follow.mock.calls.map(([keys]) => keys)).toEqual([
    { ctrl: false, meta: false },
    { ctrl: false, meta: true },
    { ctrl: true, meta: false },
    { ctrl: false, meta: false },
  ]);
});

it('ignores buttons, the context menu and selected text', () => {
  const follow = renderRow();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent(screen.getByText('Accepted'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  window.getSelection()?.selectAllChildren(screen.getByText('Accepted'));
  fireEvent.click(screen.getByText('Accepted'));
  expect(follow).not.toHaveBeenCalled();
});
