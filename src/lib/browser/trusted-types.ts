/**
 * Trusted Types: the `default` policy decides which text may become markup or a script (docs/adr/0008). Does nothing in
 * browsers without them.
 */
import { appPrefix } from '@/lib/links/app-prefix';

/** Each receives the text to be used. Undefined rejects it. */
interface Rules {
  createHTML(text: string): string | undefined;
  createScriptURL(address: string): string | undefined;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/**
 * Rejects all markup, and scripts other than the application's own and those at `scriptAddresses`. Style sheets, which
 * Mantine and React write through the same sink, contain no `<` and pass.
 */
export function guardScriptSinks(scriptAddresses: readonly string[]): void {
  const isOwn = ({ origin, pathname }: URL) =>
    origin === window.location.origin && pathname.startsWith(`${appPrefix}/assets/`);
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? undefined : text),
    createScriptURL: (address) => {
      const url = new URL(address, document.baseURI);
      return isOwn(url) || scriptAddresses.includes(url.href) ? address : undefined;
    },
  });
}
