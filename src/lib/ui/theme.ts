/** Colors, type and defaults of Mantine's components. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { Chevron } from './chevron';

/** Ink blue: links, primary buttons, focus. White on shade 6 and up has 4.5 : 1. */
const ink: MantineColorsTuple = [
  '#eef4fb',
  '#d9e5f3',
  '#b0c9e5',
  '#84acd7',
  '#6093cb',
  '#4a84c4',
  '#2f6cb3',
  '#235a99',
  '#1b4a80',
  '#143a66',
];

/** Surfaces and text of the dark scheme: grays with a hint of ink. Page 8, surface 7, raised 6, line 4. */
const dark: MantineColorsTuple = [
  '#d8dde4',
  '#b9c1cc',
  '#98a3b2',
  '#6c7685',
  '#3b4450',
  '#303945',
  '#262e38',
  '#1b222b',
  '#12171e',
  '#0c1015',
];

/** Destructive actions and errors. White on shade 6 and up has 4.5 : 1, as does shade 4 on the dark surfaces. */
const red: MantineColorsTuple = [
  '#fdeeee',
  '#fad9d9',
  '#f4b1b1',
  '#f09a9a',
  '#ef8383',
  '#de5656',
  '#c93a3a',
  '#c02b2b',
  '#a12020',
  '#7e1717',
];

/** Buttons without a surface of their own. */
const textButtons: ReadonlySet<unknown> = new Set(['subtle', 'transparent']);

/**
 * Default button size small, text button default large (specification, application section 9). Small is Mantine's own
 * default. A text button has no surface to fill, so it takes the compact measures: a row of both keeps one height.
 */
function buttonVariables(_: unknown, { variant, size }: { variant?: unknown; size?: unknown }) {
  if (size !== undefined || !textButtons.has(variant)) return { root: {} };
  return {
    root: {
      '--button-height': 'var(--button-height-compact-lg)',
      '--button-padding-x': 'var(--button-padding-x-compact-lg)',
      '--button-fz': 'var(--mantine-font-size-lg)',
    },
  };
}

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, dark, red },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: { fontFamily: "'Source Serif 4 Variable', 'Source Serif 4 Fallback', Georgia, serif", fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
  components: {
    // As a banner, a dialog header would count as a page landmark.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    // Below the input, so that the fields of a row stay on one line whether or not one has a hint.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Button: { vars: buttonVariables },
    NativeSelect: { defaultProps: { rightSection: createElement(Chevron) } },
  },
});

/** Replaces Mantine's grays and reds that miss 4.5 : 1 as text, and sets the page background. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#566170',
    '--mantine-color-placeholder': '#667180',
    '--mantine-color-error': '#c02b2b',
    '--mantine-color-anchor': ink[7],
    '--mantine-color-text': '#18222d',
    '--canvas': '#f5f6f8',
    '--line': '#dfe3e8',
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#8a95a4',
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-anchor': ink[3],
    '--canvas': dark[8],
    '--line': dark[4],
  },
});
