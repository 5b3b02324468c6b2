import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/lib/ui/notice';
import type { StartProps } from '../descriptor';
import { courtsOf } from '../onelegal/courts';
import StartExistingCase from '../onelegal/start-existing-case';
import DeliveryHours from './delivery-hours';

/** Finds the case. Until a court is chosen, it says how filing on paper goes, and when if the state has one such court. */
export default function StartOnPaper(props: StartProps) {
  const { state } = props;
  const { data: courts } = useQuery(courtsOf(state));
  const [only, ...others] = courts?.filter(({ isPhysical }) => isPhysical) ?? [];
  const anyCourt =
    only && others.length === 0 ? (
      <DeliveryHours state={state} courtCode={only.courtId} title={`${only.name} accepts paper only`} />
    ) : (
      <Notice tone="info" title="Filing on paper">
        We print the documents and a courier takes them to the court. Choose the county to see on which day.
      </Notice>
    );
  return <StartExistingCase {...props} anyCourt={anyCourt} />;
}
