export { ConnectionSection } from './components/connection-section';
export { ConnectNotice, ReconnectDialog, ReconnectScreen } from './components/reconnect';
export { showSignIn, untilStayed } from './connect-window';
export { isConnectionChecked, isDisconnection } from './model/connection';
export { expenseCategoriesQuery } from './queries';
export {
  type FirmSystem,
  useConnectionCheck,
  useDisconnect,
  useFirmSystem,
  useIsConnected,
  useLostConnection,
} from './use-connection';
export { type Connecting, useOutsideSignIn } from './use-outside-sign-in';
