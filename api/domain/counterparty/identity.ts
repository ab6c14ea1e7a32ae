import { isNpwp16 } from '../rules/identity/npwp.ts';

const MARKS = /[\s.\-/]/g;
const NUMBERED: readonly string[] = ['TIN', 'National ID'];

/** An NPWP or NIK without separators, everything else unchanged. */
export const plainIdentity = ({
  document,
  identity,
}: {
  readonly document: string;
  readonly identity: string;
}): string => (NUMBERED.includes(document) ? identity.replace(MARKS, '') : identity);

/**
 * An NPWP and a NIK have exactly sixteen digits (PMK 136/2023). Fifteen are not converted, because a branch's old
 * number maps to its head office, which only a person can decide.
 */
export const isIdentityOf = ({
  document,
  identity,
}: {
  readonly document: string;
  readonly identity: string;
}): boolean => !NUMBERED.includes(document) || isNpwp16(identity);
