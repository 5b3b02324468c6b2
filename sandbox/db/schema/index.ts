export * from './codes.ts';
export * from './control.ts';
export * from './court-cases.ts';
export * from './files.ts';
export * from './filing-accounts.ts';
export * from './integration.ts';
export * from './orders.ts';
export * from './platform.ts';
