import { isNpwp16 } from '../rules/identity/npwp.ts';

const MARKS = /[\s.\-/]/g;
const NUMBERED: readonly string[] = ['TIN', 'National ID'];

/** The number of a counterparty as it is kept: an NPWP or NIK without the marks people write into it, everything else as it stands. */
export const plainIdentity = ({
  document,
  identity,
}: {
  readonly document: string;
  readonly identity: string;
}): string => (NUMBERED.includes(document) ? identity.replace(MARKS, '') : identity);

/**
 * Whether a document can have this number: an NPWP and a NIK have sixteen digits and nothing else (PMK 136/2023). Fifteen are not made sixteen
 * here: a branch's old number leads to the number of its head office, which only people know.
 */
export const isIdentityOf = ({
  document,
  identity,
}: {
  readonly document: string;
  readonly identity: string;
}): boolean => !NUMBERED.includes(document) || isNpwp16(identity);
