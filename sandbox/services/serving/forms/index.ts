/** The forms of services, as data (serving supplement, section 9). */
import type { FormService, ServiceForm } from '../../../generated/serving/schemas.ts';
import { businessFormation, uccFiling, uccSearch } from './business.ts';
import { legalService } from './legal-service.ts';
import { deedPreparation, form1099S, titleSearch } from './real-estate.ts';
import { skipTrace } from './skip-trace.ts';

export const serviceForms: Readonly<Record<FormService, ServiceForm>> = {
  DeedPreparation: deedPreparation,
  Form1099S: form1099S,
  TitleSearch: titleSearch,
  BusinessFormation: businessFormation,
  UccFiling: uccFiling,
  UccSearch: uccSearch,
  LegalServiceOfProcess: legalService,
  SkipTrace: skipTrace,
};
