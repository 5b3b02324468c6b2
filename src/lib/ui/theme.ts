/** The look of the product: one place for colour, type and the defaults of Mantine's components. */
import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Ink blue: text links, primary buttons, focus. 4.5 : 1 on white from shade 6, on the dark ground up to shade 3. */
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

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 5 },
  colors: { ink },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Source Serif 4 Variable', Georgia, serif", fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
});
