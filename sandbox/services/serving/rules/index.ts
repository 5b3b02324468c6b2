/** Rules of service, levels and prices. */
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { notFound } from '../../../http/problem.ts';
import { boundedDay } from '../../docket-watch/bounded-day.ts';
import { stateNames } from '../state-names.ts';
import { type DeadlineDates, deadlineOf } from './deadline.ts';
import { rulesOn } from './rules-of-service.ts';
import { serviceLevels } from './service-levels.ts';

const notAdvice = 'Not legal advice. Check the source.';

export const rules = {
  getServiceRules: ({ query }) => {
    const { state, caseType = 'general' } = query;
    const on = boundedDay(query.on);
    const day = (given: string | undefined) => (given === undefined ? undefined : boundedDay(given));
    const dates: DeadlineDates = {
      ...{ caseType, filedOn: day(query.filedOn), summonsIssuedOn: day(query.summonsIssuedOn) },
      appearanceOn: day(query.appearanceOn),
    };
    const deadline = deadlineOf(state, on, dates);
    const version = rulesOn(state, on);
    if (!version)
      return {
        ...{ state, on, hasRules: false, rules: [], barredWeekdays: [], minimumSubstituteAge: 0, canSubstitute: false },
        text: `No rules on file for ${stateNames.get(state) ?? state}.`,
        diligence: { attempts: 3, days: 3, timesOfDay: 1, homeAttempts: 0 },
        photosPerAttempt: 0,
        deadline,
      };
    return {
      ...{ state, on, hasRules: true, text: notAdvice, deadline },
      rules: [...version.rules],
      barredWeekdays: [...version.barredWeekdays(caseType)],
      minimumSubstituteAge: version.substitutes.find(({ manner }) => manner !== 'posted')?.minimumAge ?? 0,
      canSubstitute: version.substitutes.length > 0,
      diligence: version.diligence(caseType),
      photosPerAttempt: version.photosPerAttempt,
    };
  },

  getServiceLevels: ({ clock, query: { zip } }) => {
    const levels = serviceLevels(zip, clock.now());
    if (!levels) throw notFound(`The ZIP code ${zip} does not exist.`);
    return levels;
  },
} satisfies Handlers<Operations>;
