import type { SentLetter } from '#domain/company/sending-schema.ts';
import { type TemplateProduct, templateProducts } from '#domain/company/template-products.ts';
import { documents } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { type Delivery, deliveryById, deliveryLog } from '../../../db/repositories/letters.ts';
import type { Deps } from '../../services/deps.ts';

/** A letter reveals its document: reading it requires the permission to read that document. */
const keys = {
  ...Object.fromEntries(
    documents.flatMap((of) => Object.keys(of.products ?? {}).map((product) => [product, of.access.view])),
  ),
  fakturRequest: 'EFAKTUR_SPT_VIEW',
  // A receipt requires the permission for receipts, though it is sent with its billing code.
  bpn: 'EBILLING_NTPN_VIEW',
} as Readonly<Record<TemplateProduct, Permission>>;

const viewOf = ({ companyId: _, providerRef: __, ...letter }: Delivery): SentLetter => letter;

export type LogFilter = {
  readonly q: string;
  readonly product?: TemplateProduct | undefined;
  readonly status?: Delivery['status'] | undefined;
};

export const letterLog = async (
  deps: Deps,
  scope: Scope,
  { q, product, status }: LogFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: SentLetter[]; total: number }> => {
  const products = templateProducts.filter(
    (one) => scope.permissions.has(keys[one]) && (product === undefined || one === product),
  );
  const { rows, total } = await deliveryLog(scope, deps.db.read, { products, status, search: q, ...page });
  return { rows: rows.map(viewOf), total };
};

/** Not found if it belongs to a document this person may not read. */
export const sentLetter = async (deps: Deps, scope: Scope, id: string): Promise<SentLetter> => {
  const found = await deliveryById(scope, deps.db.read, id);
  if (!found || !scope.permissions.has(keys[found.product])) throw new Problem('not_found');
  return viewOf(found);
};
