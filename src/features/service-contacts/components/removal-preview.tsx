import type { ServiceContactDraft } from '@/api/generated/filing/model';
import { AppLink } from '@/lib/ui/links';
import type { CaseOfContact, CaseOutcomes } from '../model/case-steps';
import { CaseOutcomeText } from './case-outcome';
import classes from './contacts.module.css';

interface RemovalPreviewProps {
  cases: readonly CaseOfContact[];
  drafts: readonly ServiceContactDraft[];
  outcomes: CaseOutcomes;
  /** Another contact takes its place in the cases. */
  isReplaced: boolean;
}

/** Every case that a removal changes, and the drafts that name the contact. */
export function RemovalPreview({ cases, drafts, outcomes, isReplaced }: RemovalPreviewProps) {
  return (
    <>
      {cases.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
        <section className={classes.preview} tabIndex={0} aria-label="Cases">
          <ul className={classes.list}>
            {cases.map((each) => (
              <li key={each.caseTrackingId} className={classes.item}>
                <div className={classes.what}>
                  <p className={classes.name}>{each.caseTitle}</p>
                  <p className={classes.facts}>{[each.caseNumber, each.courtName, partiesOf(each)].join(' · ')}</p>
                  {each.isLastOfFirm && !isReplaced && <p className={classes.warning}>Nobody of the firm is left</p>}
                </div>
                <CaseOutcomeText outcome={outcomes.get(each.caseTrackingId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {drafts.length > 0 && (
        <section aria-label="Drafts">
          <h3 className={classes.subtitle}>Drafts that serve this contact</h3>
          <ul className={classes.list}>
            {drafts.map(({ orderId, caseTitle }) => (
              <li key={orderId} className={classes.item}>
                <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
                  {`${caseTitle || 'Untitled case'}, draft ${orderId}`}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function partiesOf({ parties }: CaseOfContact): string {
  return parties.map(({ partyName }) => (partyName === undefined ? 'whole case' : `for ${partyName}`)).join(', ');
}
