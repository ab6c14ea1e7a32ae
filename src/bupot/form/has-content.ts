import type { BupotInput } from '#domain/bupot/record.ts';

/** Whether there is anything in it worth keeping. */
export const worthSaving = (input: BupotInput): boolean =>
  [
    input.payeeNpwp,
    input.payeeName,
    input.gross,
    input.salaryPension,
    input.grossTotalOnIndonesia,
    input.documentNumber,
    input.reference,
  ].some(Boolean);

/** Complete enough to be looked for among the others. */
export const worthAsking = ({ period, payeeNpwp, taxCode }: BupotInput): boolean =>
  period !== '' && taxCode !== '' && Boolean(payeeNpwp);
