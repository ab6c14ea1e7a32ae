/**
 * How a government treasurer pays (opsi pembayaran): not by one, from petty cash (uang persediaan), or directly, which
 * needs the number of the order to pay (SP2D).
 */
export const paymentOptions = ['NONE', 'IMPREST', 'DIRECT'] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** Spelling in the office's files (`GovTreasurerOpt`). */
export const paymentOptionXml: Readonly<Record<PaymentOption, string>> = {
  NONE: 'N/A',
  IMPREST: 'Imprest',
  DIRECT: 'Direct',
};

/** The options a payer has: only government institutions choose. */
export const paymentOptionsFor = (isGovernment: boolean): readonly PaymentOption[] =>
  isGovernment ? paymentOptions : ['NONE'];

/** Whether the slip has to name the order to pay (SP2D). */
export const needsSp2d = (option: PaymentOption): boolean => option === 'DIRECT';

/** The option a file names; nothing is none of them. Null where it is none we know. */
export const paymentOptionFrom = (text: string): PaymentOption | null => {
  const spelled = text.trim().toUpperCase();
  return spelled === '' || spelled === paymentOptionXml.NONE
    ? 'NONE'
    : (paymentOptions.find((option) => option === spelled) ?? null);
};
