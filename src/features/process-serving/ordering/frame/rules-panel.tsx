import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { RuleTopic, ServiceRules } from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useOrderDraft } from '../draft/order-context';
import { useOrderContent } from '../draft/order-form';
import { serviceRulesQuery } from '../queries';
import classes from './rules-panel.module.css';

const topics: Readonly<Record<RuleTopic, string>> = {
  server: 'Who may serve',
  substitute: 'Instead of personally',
  diligence: 'Attempts before that',
  deadline: 'Serve by',
  proof: 'Proof of service',
  'barred-days': 'Days without service',
  photos: 'Photos',
};

/** The rules of the case on the day of the order. */
export function useServiceRules() {
  const { today } = useOrderDraft();
  const state = useOrderContent((content) => content.state);
  const of = useOrderContent((content) => content.case);
  return useQuery({ ...serviceRulesQuery(state, today, of), placeholderData: ofSameState(state) });
}

/** While a date is typed, the state's rules stay in view. */
function ofSameState(state: string) {
  return (earlier: ServiceRules | undefined) => (earlier?.state === state ? earlier : undefined);
}

/** The state's rules of service beside the form, each with its source. */
export function RulesPanel() {
  const titleId = useId();
  const state = useOrderContent((content) => content.state);
  const isNotice = useOrderContent((content) => content.case.kind === 'notice');
  const { data: rules, error, refetch } = useServiceRules();
  const name = usStates.find(({ abbreviation }) => abbreviation === state)?.name ?? state;
  return (
    <section aria-labelledby={titleId} className={classes.panel}>
      <Title order={2} size="h5" id={titleId}>
        Rules of service in {name}
      </Title>
      {error && !rules ? (
        <ErrorState title="The rules could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !rules ? (
        <SkeletonLines lines={6} label="Loading the rules" />
      ) : (
        <>
          <ul className={classes.list}>
            {!isNotice && rules.hasRules && rules.deadline.status !== 'none' && (
              <Rule topic={topics.deadline} text={rules.deadline.text} source={rules.deadline.source} />
            )}
            {rules.rules
              .filter(({ topic }) => topic !== 'deadline' || rules.deadline.status === 'none')
              .map(({ topic, text, source, checked, effectiveFrom }) => (
                <Rule
                  key={`${topic} ${source} ${text}`}
                  topic={topics[topic]}
                  text={text}
                  source={[
                    source,
                    checked === 'summary' && 'from a summary',
                    effectiveFrom && `in force since ${formatPlainDate(effectiveFrom)}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
          </ul>
          <p className={classes.source}>{rules.text}</p>
        </>
      )}
    </section>
  );
}

function Rule({ topic, text, source }: { topic: string; text: string; source: string | undefined }) {
  return (
    <li>
      <p className={classes.topic}>{topic}</p>
      <p className={classes.text}>{text}</p>
      {source && <p className={classes.source}>{source}</p>}
    </li>
  );
}
