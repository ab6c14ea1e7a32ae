import { annualAccess } from '../spt-badan/access.ts';
import { annualLink } from '../spt-badan/link.ts';
import type { AnnualReturn } from '../spt-badan/record.ts';
import type { AnnualStatus } from '../spt-badan/status.ts';
import type { ReturnFact } from './register.ts';
import type { RegisterState } from './register-status.ts';

const states: Readonly<Record<AnnualStatus, RegisterState>> = {
  CONCEPT: 'CONCEPT',
  FILING: 'FILING_IN_PROGRESS',
  FILED: 'FILED',
  FAILED_SUBMITTING: 'FAILED',
  REJECTED: 'REJECTED',
  CANCELED: 'CANCELED',
};

/** Amounts only for those who may view annual returns. */
export const factOfAnnual = (
  row: Omit<AnnualReturn, 'sheets' | 'amounts'>,
  permissions: ReadonlySet<string>,
): ReturnFact => {
  const { id, version, taxYear, revision, status, filedAt, bpe, updatedAt } = row;
  const mayRead = permissions.has(annualAccess.view);
  return {
    id,
    version,
    kind: 'BADAN',
    period: String(taxYear),
    revision,
    status: states[status],
    origin: 'HERE',
    payable: mayRead ? row.payable : null,
    overpaid: mayRead ? row.overpaid : null,
    filedAt,
    bpe,
    postedAt: null,
    documentCount: null,
    updatedAt,
    extendedTo: row.extendedTo,
    link: annualLink(row),
  };
};
