export { ConnectionSection } from './components/connection-section';
export { expenseCategoriesQuery } from './queries';
export { type FirmSystem, useDisconnect, useIsConnected } from './use-connection';
export { useFirmSystem } from './use-firm-system';
