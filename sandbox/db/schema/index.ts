export * from './codes.ts';
export * from './control.ts';
export * from './files.ts';
export * from './integration.ts';
export * from './orders.ts';
export * from './platform.ts';
