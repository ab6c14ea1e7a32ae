/** Tabs of Tax Activity: to be paid, to be filed, at the office, filed, and masa without a duty to file. */
export const taxActivityTabs = ['waiting-payment', 'waiting-report', 'e-filing', 'filed', 'not-due'] as const;
export type TaxActivityTab = (typeof taxActivityTabs)[number];
