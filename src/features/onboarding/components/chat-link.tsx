import '@mantine/core/styles/Anchor.css';
import { Anchor } from '@mantine/core';
import { runtimeConfig } from '@/api/config';
import { useSupportChat } from '@/features/shell';

/** Who signs up, for the people of support. */
export type Visitor = Parameters<typeof useSupportChat>[0];

/** Help from a person: the chat, or the phone where the deployment has no chat. */
export function ChatLink({ visitor }: { visitor: Visitor }) {
  const openChat = useSupportChat(visitor);
  const { supportPhone } = runtimeConfig();
  if (openChat)
    return (
      <Anchor component="button" type="button" size="sm" onClick={openChat}>
        Chat with us
      </Anchor>
    );
  return (
    <Anchor size="sm" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
      Call us: {supportPhone}
    </Anchor>
  );
}
