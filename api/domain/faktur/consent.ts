/** What a buyer says of an invoice in the office's list: back to undecided, credited, not credited, or not ours. */
export const buyerStatuses = ['APPROVED', 'CREDITED', 'UNCREDITED', 'INVALID'] as const;
export type BuyerStatus = (typeof buyerStatuses)[number];

/** What a buyer has decided of an invoice in the office's list; none yet when it arrives. */
export const buyerDecisions = ['UNDECIDED', 'CREDITED', 'UNCREDITED'] as const;
export type BuyerDecision = (typeof buyerDecisions)[number];

/**
 * Whether the buyer must agree to a cancellation or a substitute: the seller does either alone as long as the buyer has not decided.
 * It is settled when the request is made: a buyer who moves the invoice back to Approved afterwards does not free the seller
 * (the office's FAQ of 2025-09-17 for credited ones; its manual of 2024, p. 42-51, also for those marked not credited).
 */
export const needsConsent = (decision: BuyerDecision): boolean => decision !== 'UNDECIDED';
