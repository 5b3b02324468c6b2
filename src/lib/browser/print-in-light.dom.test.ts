import { expect, it } from 'vitest';
import { printInLight } from './print-in-light';

it('prints the dark theme in light colors, then restores it', () => {
  const page = document.implementation.createHTMLDocument();
  const from = new EventTarget();
  printInLight(page, from);
  const scheme = () => page.documentElement.getAttribute('data-mantine-color-scheme');
  page.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  from.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  from.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  page.documentElement.setAttribute('data-mantine-color-scheme', 'light');
  from.dispatchEvent(new Event('beforeprint'));
  from.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('light');
});
