import type { Span } from '#domain/cocokkan/record.ts';
import type { SupplierView } from '#domain/cocokkan/supplier-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { type LetterRow, lettersAbout } from '../../../../db/repositories/letters.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { suppliersOfSpan, whomOf } from './suppliers-of-span.ts';

export const viewSuppliers = async (deps: Deps, scope: Scope, span: Span): Promise<SupplierView[]> => {
  permit(scope, 'EFAKTUR_SPT_VIEW');
  const { read } = deps.db;
  const suppliers = await suppliersOfSpan(scope, read, span);
  if (suppliers.length === 0) return [];
  // The last letter to the supplier, whatever masa and entries it was about.
  const last = new Map<string, LetterRow>();
  for (const letter of await lettersAbout(scope, read, 'fakturRequest')) last.set(whomOf(letter.objectId), letter);
  return suppliers.map(({ id, name, npwp, email, phone, rows, ppn }) => {
    const letter = last.get(whomOf(id));
    return {
      id,
      name,
      npwp,
      email,
      phone,
      entries: rows.map((row) => row.id),
      ppn: rupiah(ppn),
      request: letter
        ? {
            at: letter.sentAt ?? letter.createdAt,
            by: letter.createdBy,
            recipient: letter.recipient,
            channel: letter.channel,
            status: letter.status,
          }
        : null,
    };
  });
};
