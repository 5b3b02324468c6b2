export { useServe } from './calls';
export { PaymentField, useServicePayment } from './components/service-payment';
export { forgetKey, serviceKey } from './model/service-key';
export { responseTimeText, serveFailureText, wasServedBefore } from './model/serving-texts';
