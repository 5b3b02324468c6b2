export { useServe } from './calls';
export { CaseFields } from './components/case-fields';
export { ServiceDocuments, useServiceUploads } from './components/service-documents';
export { PaymentField, useServicePayment } from './components/service-payment';
export { loadNewEService } from './loader';
export { forgetKey, serviceKey } from './model/service-key';
export { responseTimeText, serveFailureText, wasServedBefore } from './model/serving-texts';
