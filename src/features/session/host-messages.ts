/** Messages between the embedded application and its host page. Loaded only in a frame. */
import * as z from 'zod/mini';

const message = z.union([
  /** The host shows another matter. */
  z.strictObject({
    type: z.literal('benchfile:show-matter'),
    clientReference: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    mappingId: z.optional(z.guid()),
  }),
  /**
   * The host wants to fit its frame to the content. The reply is `{type: 'benchfile:height', height}`, in CSS pixels.
   */
  z.strictObject({ type: z.literal('benchfile:ask-height') }),
]);

interface HostListener {
  /** Origins that may embed the application. Messages from other origins are ignored. */
  hosts: readonly string[];
  showMatter(matter: { clientReference: string; mappingId?: string | undefined }): void;
}

/**
 * Listens to the host page. Ignores messages from any other window, and messages that don't match the schema exactly.
 * @returns how to stop.
 */
export function listenToHost({ hosts, showMatter }: HostListener): () => void {
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !hosts.includes(origin)) return;
    const { success, data: told } = message.safeParse(data);
    if (!success) return;
    if (told.type === 'benchfile:show-matter') showMatter(told);
    else window.parent.postMessage({ type: 'benchfile:height', height: document.documentElement.scrollHeight }, origin);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
