/** What Tax Activity lists: to be paid, to be filed, with the office, filed, and masa nothing is to be filed for. */
export const taxActivityTabs = ['waiting-payment', 'waiting-report', 'e-filing', 'filed', 'not-due'] as const;
export type TaxActivityTab = (typeof taxActivityTabs)[number];
