import { useParams } from '@tanstack/react-router';
import { useMappingId } from '../mapping-in-force';
import { MatterBanner } from './matter-banner';
import { MatterGate } from './matter-gate';

/** The banner of the matter in force, above a page of any kind, and the gate before pages that send to a matter. */
export default function MatterTools() {
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  return (
    <>
      <MatterGate />
      <MatterBanner mappingId={useMappingId()} clientReference={clientReference} />
    </>
  );
}
