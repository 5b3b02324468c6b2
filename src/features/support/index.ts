export { useSupportChat } from './use-support-chat';
