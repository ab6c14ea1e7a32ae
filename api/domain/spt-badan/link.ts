import type { AnnualReturn } from './record.ts';

/** Address of the first sheet of an annual return, by its form. */
export const annualLink = ({
  era,
  id,
  taxYear,
  revision,
  status,
}: Pick<AnnualReturn, 'era' | 'id' | 'taxYear' | 'revision' | 'status'>): string =>
  era === '1771'
    ? `/main/efiling/spt_1771/${era}/${id}/${taxYear}/${revision}/${status}/induk/part1`
    : `/main/efiling/spt_badan/${id}/INDUK`;
