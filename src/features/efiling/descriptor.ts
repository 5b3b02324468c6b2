/** What the filing form asks a provider: one descriptor for each, in `<id>/provider.ts` (docs/adr/0026). */
import type { ProviderFacts } from './facts';

/** A provider's part of filing. Everything else exists once, in the form. */
export interface FilingProvider {
  facts: ProviderFacts;
}
