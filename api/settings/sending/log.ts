import type { SentLetter } from '#domain/company/sending-schema.ts';
import { type TemplateProduct, templateProducts } from '#domain/company/template-products.ts';
import { documents } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { type Delivery, deliveryById, deliveryLog } from '../../../db/repositories/letters.ts';
import type { Deps } from '../../services/deps.ts';

/** A letter says what is in its document: it is read by whoever may read that. */
const keys = {
  ...Object.fromEntries(
    documents.flatMap((of) => Object.keys(of.products ?? {}).map((product) => [product, of.access.view])),
  ),
  fakturRequest: 'EFAKTUR_SPT_VIEW',
  // A receipt is shown to whoever may see receipts, though it is sent with its code.
  bpn: 'EBILLING_NTPN_VIEW',
} as Readonly<Record<TemplateProduct, Permission>>;

const viewOf = ({ companyId: _, providerRef: __, ...letter }: Delivery): SentLetter => letter;

export type LogFilter = {
  readonly q: string;
  readonly product?: TemplateProduct | undefined;
  readonly status?: Delivery['status'] | undefined;
};

/** A page of the letters about documents this person may read, newest first. */
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

/** One letter; of another company, or about what this person may not read, it is not found. */
export const sentLetter = async (deps: Deps, scope: Scope, id: string): Promise<SentLetter> => {
  const found = await deliveryById(scope, deps.db.read, id);
  if (!found || !scope.permissions.has(keys[found.product])) throw new Problem('not_found');
  return viewOf(found);
};
