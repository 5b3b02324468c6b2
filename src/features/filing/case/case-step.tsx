import { useCourtTables } from '../draft/court-tables';
import { CaseFields } from '../draft/provider-fields';
import { StepPage } from '../frame/step-page';
import { CaseClassification } from './case-classification';
import { CaseDetails } from './case-details';
import { Certifications } from './certifications';
import { CrossReferences } from './cross-references';

/** The case to open: court, case type and details. */
export function CaseStep() {
  const { tables } = useCourtTables();
  return (
    <StepPage step="case" intro="The fields below depend on the court and case type.">
      <CaseClassification />
      <CrossReferences />
      <CaseDetails />
      <CaseFields />
      {tables.disclaimers.length > 0 && <Certifications disclaimers={tables.disclaimers} />}
    </StepPage>
  );
}
