import { useCourtTables } from '../draft/court-tables-context';
import { useFilingContent } from '../forms/filing-form';
import { isIndexedCase } from '../model/filing-content';
import { CaseAmounts } from './case-amounts';
import { CaseClassification } from './case-classification';
import { CourtStatements } from './court-statements';
import { CrossReferences } from './cross-references';
import { IndexedCase } from './indexed-case';
import { NonIndexedCase } from './non-indexed-case';
import { StepPage } from './step-page';

/** The case that is filed into, and what its court asks for with a filing. */
export function ExistingCaseStep() {
  const { tables } = useCourtTables();
  const isIndexed = useFilingContent(isIndexedCase);
  return (
    <StepPage
      step="case"
      intro={
        isIndexed
          ? 'Make sure that this is the case: everything you file goes into it.'
          : 'The court has no index of this case: enter its number and title as the court writes them.'
      }
    >
      {isIndexed ? (
        <IndexedCase />
      ) : (
        <>
          <NonIndexedCase />
          <CaseClassification />
        </>
      )}
      <CrossReferences />
      <CaseAmounts />
      {tables.disclaimers.length > 0 && <CourtStatements disclaimers={tables.disclaimers} />}
    </StepPage>
  );
}
