export { paymentPath, usePayment, type PaymentItemKey } from '../../ui/usePayment.ts';
