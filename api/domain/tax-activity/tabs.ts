export const taxActivityTabs = ['waiting-payment', 'waiting-report', 'e-filing', 'filed', 'not-due'] as const;
export type TaxActivityTab = (typeof taxActivityTabs)[number];
