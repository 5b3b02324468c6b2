export { PaletteHost } from './components/palette-host';
export { requestPalette } from './shortcuts';
