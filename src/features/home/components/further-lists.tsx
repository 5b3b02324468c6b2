import { NationalServices } from './national-services';
import { RecentMatters } from './recent-matters';

/** What the home page shows below what is seen first; it is loaded after that. */
export default function FurtherLists() {
  return (
    <>
      <RecentMatters />
      <NationalServices />
    </>
  );
}
