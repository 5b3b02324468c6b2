import { useParams } from '@tanstack/react-router';
import { useMappingId } from '../mapping-in-force';
import { MatterBanner } from './matter-banner';

/** The banner of the matter in force, above a page of any kind. */
export default function PageMatter() {
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  return <MatterBanner mappingId={useMappingId()} clientReference={clientReference} />;
}
