import { type BillingMove, type BillingStatus, billingStatus, type NtpnStatus } from './status.ts';

type BillingWithStatus = { readonly status: BillingStatus };

/** May this move be made in this state. Who may make it is another question. */
export const allows = (move: BillingMove, { status }: BillingWithStatus): boolean =>
  (billingStatus.moves[move].from as readonly BillingStatus[]).includes(status);

/** A payment may be begun: what the badge in the sidebar counts. */
export const isPayable = (of: BillingWithStatus): boolean => allows('pay', of);

/** Moves of those who have no line to the office; where there is one, it gives the code. */
export const byHandOnly: readonly BillingMove[] = ['enter', 'withdraw'];

/** Still to be changed, because the office never gave a code for it. */
export const isEditable = (of: BillingWithStatus): boolean => allows('save', of);

export const isPaid = ({ status }: BillingWithStatus): boolean => status === 'PAID';
export const isExpired = ({ status }: BillingWithStatus): boolean => status === 'EXPIRED';

/** Whether there is a slip (SSP) to hand out: not before the code came, and not when it never did. */
export const hasSlip = ({ status }: BillingWithStatus): boolean => status !== 'REQUESTING' && status !== 'FAILED';

/** What is sent about a code: its slip while it can still be paid, the state's receipt once it is; nothing of one nobody can pay. */
export const paperOf = (of: BillingWithStatus): 'ssp' | 'bpn' | null =>
  isPaid(of) ? 'bpn' : hasSlip(of) && !isExpired(of) ? 'ssp' : null;

/** The bank has the money; the state's receipt is still to come. */
export const awaitsReceipt = ({ status }: BillingWithStatus): boolean => status === 'CONFIRMABLE';

/** A code is asked for, can be paid at this moment (epoch ms), or its money is on the way: no second one is needed for the same tax. */
export const isOpen = (of: BillingWithStatus & { readonly expiresAt: number | null }, now: number): boolean =>
  allows('issue', of) || hasMoneyUnderway(of) || (isPayable(of) && (of.expiresAt === null || now < of.expiresAt));

/** Money is on its way or already there: nobody may begin a second payment. */
export const hasMoneyUnderway = ({ status }: BillingWithStatus): boolean =>
  status === 'WAITING' || status === 'CONFIRMABLE';

/** A person has named the receipt's number, and the office has still to confirm it. */
export const isNamed = ({ status }: { readonly status: NtpnStatus }): boolean => status === 'WAITING';

/** The office knows this receipt, but under other facts than ours: a person says where it belongs. */
export const isToReconcile = ({ status }: { readonly status: NtpnStatus }): boolean => status === 'RECONCILE';

/** Known by the office, and known here whose it is. */
export const isCompleted = ({ status }: { readonly status: string | null }): boolean => status === 'COMPLETED';

/** The office knows this receipt, under our own amount and code or under others. */
export const isConfirmed = ({ status }: { readonly status: NtpnStatus }): boolean =>
  status === 'COMPLETED' || status === 'RECONCILE';
