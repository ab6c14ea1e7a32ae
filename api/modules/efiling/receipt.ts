import type { Filing } from '#domain/efiling/filing.ts';
import { isFiledFile } from '#domain/efiling/filing-status.ts';
import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { filingById } from '../../../db/repositories/efiling/filings.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { createPublicToken, openPublicToken } from '../../services/tokens/public-tokens.ts';
import { bpeOfFiling } from './bpe.ts';
import { filingFamily } from './family.ts';

const objectType = 'filing';

const pageOf = ({ publicUrl }: Deps, token: string): string => `${publicUrl}/public/efiling/bpe/${token}`;

/** Opens the page on which anybody can verify the receipt; valid for thirty days, and made anew at any time. */
export const receiptLink = async (deps: Deps, scope: Scope, { id }: { readonly id: string }) => {
  permit(scope, 'EFILING_VIEW');
  const filing = await filingFamily.load(scope, deps.db.read, id);
  if (!isFiledFile(filing)) throw new Problem('conflict', { message: 'spt.server.no_receipt' });
  return deps.db.transact(async (tx) => {
    const { token, expiresAt } = await createPublicToken(deps, tx, scope, { objectType, objectId: id });
    const { status } = filing;
    await appendHistory(tx, scope, deps.now(), [
      { objectType, objectId: id, action: 'publicLink', fromStatus: status, toStatus: status, after: { expiresAt } },
    ]);
    return { url: pageOf(deps, token), expiresAt };
  });
};

const readerOf = (companyId: string, locale: Locale): Scope => ({
  companyId,
  userId: 'public',
  userName: '',
  role: 'public',
  permissions: new Set(),
  ip: '',
  locale,
});

const opened = async (deps: Deps, token: string, locale: Locale) => {
  const { companyId, objectType: type, objectId } = await openPublicToken(deps, token);
  const scope = readerOf(companyId, locale);
  const filing: Filing | undefined = type === objectType ? await filingById(scope, deps.db.read, objectId) : undefined;
  if (!filing || !isFiledFile(filing)) throw new Problem('not_found');
  return { scope, filing };
};

export const publicReceipt = async (deps: Deps, token: string, locale: Locale) => {
  const { scope, filing } = await opened(deps, token, locale);
  const { kind, period, revision, fileName, size, hash, bpe, filedAt, origin } = filing;
  if (bpe === null || filedAt === null) throw new Problem('not_found');
  const { name: company, npwp } = await ownCompany(scope, deps.db.read);
  return { company, npwp, kind, period, revision, fileName, size, hash, bpe, filedAt, origin };
};

/** Its QR code leads to the page that verifies it. */
export const publicReceiptPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const { scope, filing } = await opened(deps, token, locale);
  const paper = await bpeOfFiling(scope, deps.db.read, filing, pageOf(deps, token));
  if (!paper) throw new Problem('not_found');
  return drawn(deps, scope, paper);
};
