/** The buyer's statuses of an invoice at the office: undecided, credited, not credited, or invalid. */
export const buyerStatuses = ['APPROVED', 'CREDITED', 'UNCREDITED', 'INVALID'] as const;
export type BuyerStatus = (typeof buyerStatuses)[number];

export const buyerDecisions = ['UNDECIDED', 'CREDITED', 'UNCREDITED'] as const;
export type BuyerDecision = (typeof buyerDecisions)[number];

/**
 * The seller needs no consent while the buyer has not decided. Determined when the request is made: a buyer who moves
 * the invoice back afterwards does not change it (the office's FAQ of 2025-09-17; its manual of 2024, p. 42-51, also
 * for invoices marked not credited).
 */
export const needsConsent = (decision: BuyerDecision): boolean => decision !== 'UNDECIDED';
