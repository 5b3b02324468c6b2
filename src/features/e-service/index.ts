export { useServe } from './calls';
export { PaymentField, useServicePayment } from './components/service-payment';
export { forgetKey, keyOfRequest } from './model/service-key';
export { responseTimeText, serveFailureText } from './model/serving-texts';
