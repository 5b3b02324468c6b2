export { ConnectNotice } from './components/connect-notice';
export { ConnectionSection } from './components/connection-section';
export { ReconnectDialog } from './components/reconnect-dialog';
export { ReconnectScreen } from './components/reconnect-screen';
export { isConnectionChecked } from './model/connect-way';
export { isDisconnection } from './model/disconnection';
export { expenseCategoriesQuery } from './queries';
export { type FirmSystem, useConnectionCheck, useDisconnect, useIsConnected } from './use-connection';
export { useFirmSystem } from './use-firm-system';
