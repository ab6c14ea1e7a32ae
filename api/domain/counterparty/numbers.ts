import { checkNumbers } from '../faktur/check-parties.ts';
import type { CounterpartyDocument, Finding } from '../faktur/record.ts';
import { NO_NPWP } from '../rules/identity/npwp.ts';

type Numbered = { readonly document: CounterpartyDocument; readonly identity: string; readonly nitku: string };

/** Digits, check digit, NIK, NITKU. `identity` and `nitku` are fields. Foreign payees are not checked. */
export const numberFindings = (
  { document, identity, nitku }: Numbered,
  ctx: Parameters<typeof checkNumbers>[1],
): (Finding & { readonly field: 'identity' | 'nitku' })[] =>
  checkNumbers(
    {
      counterpartyDocument: document,
      counterpartyNpwp: document === 'TIN' ? identity : NO_NPWP,
      counterpartyDocumentNumber: document === 'TIN' ? null : identity,
      counterpartyNitku: nitku,
    },
    ctx,
  ).map((finding) => ({ ...finding, field: finding.path === 'counterpartyNitku' ? 'nitku' : 'identity' }));
