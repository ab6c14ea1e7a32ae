import { type BillingMove, type BillingStatus, billingStatus, type NtpnStatus } from './status.ts';

type BillingWithStatus = { readonly status: BillingStatus };

/** Whether a state allows a move. Permissions are checked separately. */
export const allows = (move: BillingMove, { status }: BillingWithStatus): boolean =>
  (billingStatus.moves[move].from as readonly BillingStatus[]).includes(status);

/** Whether a payment may begin; counted by the badge in the sidebar. */
export const isPayable = (of: BillingWithStatus): boolean => allows('pay', of);

/** Moves for companies without a connection to the tax office; with one, the tax office issues the code. */
export const byHandOnly: readonly BillingMove[] = ['enter', 'withdraw'];

/** Editable, because the tax office never issued a code for it. */
export const isEditable = (of: BillingWithStatus): boolean => allows('save', of);

export const isPaid = ({ status }: BillingWithStatus): boolean => status === 'PAID';
export const isExpired = ({ status }: BillingWithStatus): boolean => status === 'EXPIRED';

/** Whether a slip (SSP) exists: only after a code was issued. */
export const hasSlip = ({ status }: BillingWithStatus): boolean => status !== 'REQUESTING' && status !== 'FAILED';

/** The slip while payable, the state receipt once paid; null for a code nobody can pay. */
export const paperOf = (of: BillingWithStatus): 'ssp' | 'bpn' | null =>
  isPaid(of) ? 'bpn' : hasSlip(of) && !isExpired(of) ? 'ssp' : null;

/** The bank has the money; the state receipt is pending. */
export const awaitsReceipt = ({ status }: BillingWithStatus): boolean => status === 'CONFIRMABLE';

/** Requested, payable at this time (epoch ms), or its money is on the way: no second code is needed. */
export const isOpen = (of: BillingWithStatus & { readonly expiresAt: number | null }, now: number): boolean =>
  allows('issue', of) || hasMoneyUnderway(of) || (isPayable(of) && (of.expiresAt === null || now < of.expiresAt));

/** Money is on its way or has arrived: no second payment may begin. */
export const hasMoneyUnderway = ({ status }: BillingWithStatus): boolean =>
  status === 'WAITING' || status === 'CONFIRMABLE';

/** A user entered the NTPN, and the tax office has not confirmed it yet. */
export const isNamed = ({ status }: { readonly status: NtpnStatus }): boolean => status === 'WAITING';

/** The tax office knows this receipt with other facts than ours: a user assigns it. */
export const isToReconcile = ({ status }: { readonly status: NtpnStatus }): boolean => status === 'RECONCILE';

/** Known to the tax office and assigned here. */
export const isCompleted = ({ status }: { readonly status: string | null }): boolean => status === 'COMPLETED';

/** The tax office knows this receipt, with our amount and code or with others. */
export const isConfirmed = ({ status }: { readonly status: NtpnStatus }): boolean =>
  status === 'COMPLETED' || status === 'RECONCILE';
