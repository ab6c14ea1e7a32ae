/** The buyer's statuses of an invoice at the office: undecided, credited, not credited, or invalid. */
export const buyerStatuses = ['APPROVED', 'CREDITED', 'UNCREDITED', 'INVALID'] as const;
export type BuyerStatus = (typeof buyerStatuses)[number];

/** The decisions of a buyer at the office; undecided at first. */
export const buyerDecisions = ['UNDECIDED', 'CREDITED', 'UNCREDITED'] as const;
export type BuyerDecision = (typeof buyerDecisions)[number];

/**
 * Whether the buyer must agree to a cancellation or a substitute: the seller needs no consent while the buyer has not
 * decided. It is determined when the request is made: a buyer who moves the invoice back to Approved afterwards does
 * not change it (the office's FAQ of 2025-09-17 for credited ones; its manual of 2024, p. 42-51, also for those marked
 * not credited).
 */
export const needsConsent = (decision: BuyerDecision): boolean => decision !== 'UNDECIDED';
