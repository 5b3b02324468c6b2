import { useState } from 'react';
import type { CaseSearchResult } from '@/api/generated/docket-sync/model';
import { formatPlainDate } from '@/lib/format/dates';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import type { DocketSearchInput } from '../../bulk/search';
import { DocketEntries } from '../../order/docket-entries';
import { DocketParties } from '../../order/docket-parties';
import { type ChosenDocuments, noDocuments } from '../../order/model/chosen-documents';
import classes from './docket-search.module.css';
import { OrderDocket } from './order-docket';

interface DocketCaseProps {
  found: CaseSearchResult;
  /** The page of its docket. */
  page: number;
  /** The page of the results that it is on. */
  resultsPage: number | undefined;
}

/** A found case before anything is ordered: what is known, its docket and parties, and ordering it. */
export function DocketCase({ found, page, resultsPage }: DocketCaseProps) {
  const change = useSearchChange<DocketSearchInput>();
  const [chosen, setChosen] = useState<ChosenDocuments>(noDocuments);
  if (found.isSealed)
    return (
      <Notice tone="info" title={`Case ${found.caseNumber}`}>
        This case is sealed.
      </Notice>
    );
  const docket = { providerId: found.providerId, providerCaseId: found.caseId, pacerCourt: found.pacerCourt };
  const known: [string, string | undefined][] = [
    ['Case number', found.caseNumber],
    ['Court', found.courtName],
    ['Case type', found.caseType],
    ['Judge', found.judge],
    ['Status', found.status],
    ['Filed', found.filedDate && formatPlainDate(found.filedDate)],
    ['Defendant', found.defendantNumber === undefined ? undefined : `No. ${found.defendantNumber}`],
  ];
  return (
    <div className={classes.columns}>
      <DocketEntries
        docket={docket}
        page={page}
        onPage={(to) => change({ entries: to > 1 ? to : undefined, page: resultsPage })}
        chosen={chosen}
        onChoose={found.isSubscribed ? undefined : setChosen}
      />
      <div className={classes.side}>
        <Section title={found.caseTitle}>
          <PropertiesList items={known.filter(([, value]) => value)} />
        </Section>
        <OrderDocket found={found} chosen={chosen} />
        <DocketParties docket={docket} />
      </div>
    </div>
  );
}
