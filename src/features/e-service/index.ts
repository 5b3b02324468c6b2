export { useServe } from './calls';
export { ServiceDocuments, useServiceUploads } from './components/service-documents';
export { PaymentField, useServicePayment } from './components/service-payment';
export { forgetKey, serviceKey } from './model/service-key';
export { responseTimeText, serveFailureText, wasServedBefore } from './model/serving-texts';
