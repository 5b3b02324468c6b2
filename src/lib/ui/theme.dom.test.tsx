import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { theme } from './theme';

it('default button size small, text button default large', () => {
  render(
    <MantineProvider theme={theme}>
      <Button>Save</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Clear</Button>
      <Button variant="transparent">More</Button>
      <Button variant="subtle" size="compact-sm">
        Undo
      </Button>
    </MantineProvider>,
  );
  const sizeOf = (name: string) =>
    screen
      .getByRole('button', { name })
      .style.getPropertyValue('--button-fz')
      .replace(/.*-size-(\w+)\)/, '$1');
  // Mantine's own default is `sm`, in its style sheet.
  expect(['Save', 'Cancel', 'Clear', 'More', 'Undo'].map(sizeOf)).toEqual(['', '', 'lg', 'lg', 'sm']);
});
