/**
 * What may become markup or a script. The page's policy hands every text on its way there to the one policy named
 * `default` (docs/adr/0008); where the browser has no Trusted Types, nothing happens.
 */
import { appPrefix } from '@/lib/links/app-prefix';

/** Called with a text that is about to be used; undefined refuses it. */
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
 * Lets no markup pass, and of scripts the application's own files and those at `scriptAddresses`.
 * Style sheets, which Mantine and React write the same way as markup, have no `<` and pass.
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
