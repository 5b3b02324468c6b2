/** The forms of services, as data (serving supplement, section 9). */
import type { RequestService, ServiceForm } from '../../../generated/serving/schemas.ts';
import { businessFormation, uccFiling, uccSearch } from './business.ts';
import { deedPreparation, form1099S, titleSearch } from './real-estate.ts';

export const serviceForms: Readonly<Record<RequestService, ServiceForm>> = {
  DeedPreparation: deedPreparation,
  Form1099S: form1099S,
  TitleSearch: titleSearch,
  BusinessFormation: businessFormation,
  UccFiling: uccFiling,
  UccSearch: uccSearch,
};
