export const paySteps = ['choose-bank', 'virtual-account', 'payment-guide', 'confirm-ntpn', 'success-payment'] as const;
export type PayStep = (typeof paySteps)[number];
