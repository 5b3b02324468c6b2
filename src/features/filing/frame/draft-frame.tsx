import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DraftLayout, type Opening, SaveStatusText, type TabLock } from '@/features/drafts';
import type { FilingContent } from '@/features/efiling';
import { MatterBanner } from '@/features/matters';
import { courtAndDay } from '@/features/orders';
import { SaveAsTemplate } from '@/features/templates';
import { AppLink } from '@/lib/ui/links';
import { useCourtTables } from '../draft/court-tables';
import { useDocumentsStatus } from '../draft/documents-status';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { filingFlows } from '../filing-flows';
import { caseTitle } from '../model/case-title';
import { DraftBanners } from './draft-banners';
import { FeePanel } from './fee-panel';
import { Stepper } from './stepper';

interface DraftFrameProps {
  lock: TabLock;
  opening: Opening<FilingContent>;
  onLoadNewer: () => Promise<void>;
  children: ReactNode;
}

/** The frame around every step: title, save status, stepper, banners and fees. */
export function DraftFrame({ lock, opening, onLoadNewer, children }: DraftFrameProps) {
  const { flow, clientReference, mappingId, saver } = useDraft();
  const documents = useDocumentsStatus();
  const title = useDraftTitle();
  const isReview = useLocation({ select: ({ pathname }) => pathname.endsWith('/review') });
  return (
    <DraftLayout
      banner={<MatterBanner mappingId={mappingId} isFixed />}
      name={filingFlows[flow].title}
      title={title}
      matter={
        clientReference && (
          <>
            Matter{' '}
            <AppLink to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} size="xs">
              {clientReference}
            </AppLink>
          </>
        )
      }
      tools={
        <>
          <SaveStatusText saver={saver} isBarred={lock.isBarred} documents={documents} />
          <SaveTemplate />
        </>
      }
      steps={<Stepper />}
      notices={<DraftBanners lock={lock} opening={opening} onLoadNewer={onLoadNewer} />}
      // The review shows the fees itself.
      aside={!isReview && <FeePanel />}
    >
      {children}
    </DraftLayout>
  );
}

/** The draft's case or, before it has one, its court and day. */
function useDraftTitle(): string {
  const { createdAt } = useDraft();
  const { courts } = useCourtTables().tables;
  const ofCase = useFilingContent(caseTitle);
  const courtCode = useFilingContent((content) => content.courtCode);
  return ofCase || courtAndDay(courts.find(({ code }) => code === courtCode)?.name.trim(), createdAt);
}

/** Saves the draft as a template, named by its first filing or its case type. */
function SaveTemplate() {
  const { orderId, saver } = useDraft();
  const { filingTypes, caseTypes } = useCourtTables().tables;
  const type = useFilingContent(({ filings }) => filings[0]?.filingTypeCode);
  const caseType = useFilingContent(({ caseTypeCode }) => caseTypeCode);
  const courtCode = useFilingContent((content) => content.courtCode);
  if (courtCode === undefined) return null;
  const suggestedName =
    filingTypes.find(({ code }) => code === type)?.name ?? caseTypes.find(({ code }) => code === caseType)?.name ?? '';
  return (
    <SaveAsTemplate orderId={orderId} suggestedName={suggestedName} flush={() => saver.flush()} size="compact-sm" />
  );
}
