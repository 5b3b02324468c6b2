/** The codes of the integration partners through which firms come (specification, application section 1). */
import { IntegrationName } from '@/api/generated/integration/model';

/** The name of no integration: firms without a connected system. */
const noIntegration = 'itk';

/** The retailer code of netdocuments (decision 8). */
const netDocumentsCode = 'netdocs';

/**
 * The connected system behind a retailer's code, as the integration backend calls it: `NETDOCS` → `netdocuments`. Case
 * does not count. Undefined for no integration, and for a code that the product does not know.
 */
export function integrationNameOf(retailerCode: string | undefined): IntegrationName | undefined {
  const code = retailerCode?.trim().toLowerCase();
  const read = IntegrationName.safeParse(code === netDocumentsCode ? 'netdocuments' : code);
  return read.success ? read.data : undefined;
}

/** Whether a firm works without a connected system: it has no matter banner, and every matter of it is valid. */
export function isWithoutIntegration(retailerCode: string): boolean {
  return retailerCode.trim().toLowerCase() === noIntegration;
}
