export { PaletteHost } from './components/palette-host';
