import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { runtimeConfig } from '@/api/config';
import { type Chat, type ChatVisitor, createChat } from '@/lib/chat/chat';
import { showFailure } from '@/lib/ui/toast';
import { pageForSupport } from './model/page-for-support';

let made: { address: string; chat: Chat } | undefined;

/** The page's only chat; undefined when the deployment has no chat. */
function supportChat(): Chat | undefined {
  const address = runtimeConfig().support.chatScript;
  if (!address) return undefined;
  if (made?.address !== address) made = { address, chat: createChat(address) };
  return made.chat;
}

/**
 * Opens the support chat, which then follows the visitor from page to page. Undefined, with nothing loaded, when the
 * deployment has no chat.
 */
export function useSupportChat(visitor: Omit<ChatVisitor, 'page'>): (() => void) | undefined {
  const page = useRouterState({ select: ({ matches }) => pageOf(matches.at(-1)) });
  const { name, email, firm, customerNumber } = visitor;
  const chat = supportChat();
  useEffect(
    () => chat?.update({ name, email, firm, customerNumber, page }),
    [chat, name, email, firm, customerNumber, page],
  );
  return (
    chat &&
    (() => {
      chat.open({ ...visitor, page }).catch(() => {
        const message = `Please call ${runtimeConfig().supportPhone} instead.`;
        showFailure('The chat could not be opened', message);
      });
    })
  );
}

function pageOf(match: { fullPath: string; params: object } | undefined): string {
  return match ? pageForSupport(match.fullPath, { ...match.params }) : '/';
}
