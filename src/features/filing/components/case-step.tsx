import { useCourtTables } from '../draft/court-tables-context';
import { CaseAmounts } from './case-amounts';
import { CaseClassification } from './case-classification';
import { CourtStatements } from './court-statements';
import { CrossReferences } from './cross-references';
import { StepPage } from './step-page';

/** The case itself: where it is opened, what it is, and what the court wants to know of it besides. */
export function CaseStep() {
  const { tables } = useCourtTables();
  return (
    <StepPage step="case" intro="What the court offers and asks for below follows from the court and the case type.">
      <CaseClassification />
      <CrossReferences />
      <CaseAmounts />
      {tables.disclaimers.length > 0 && <CourtStatements disclaimers={tables.disclaimers} />}
    </StepPage>
  );
}
