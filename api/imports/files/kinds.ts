import { billing } from './billing/kind.ts';
import { bupotKinds } from './bupot/kind.ts';
import { dokumenKeluaran, dokumenMasukan } from './dokumen/kind.ts';
import { fakturKeluaran } from './faktur/kind.ts';
import type { ImportKind } from './kind.ts';
import { fakturMasukan } from './masukan/kind.ts';
import { received } from './received/kind.ts';
import { returMasukan } from './retur/kind.ts';
import { returDokumenImports } from './retur-dokumen/kind.ts';

export const kinds = {
  'faktur-keluaran': fakturKeluaran,
  'faktur-masukan': fakturMasukan,
  // Before the kinds whose words they contain.
  'retur-dokumen-keluaran': returDokumenImports.out,
  'retur-dokumen-masukan': returDokumenImports.in,
  'dokumen-keluaran': dokumenKeluaran,
  'dokumen-masukan': dokumenMasukan,
  'retur-masukan': returMasukan,
  billing,
  received,
  ...bupotKinds,
} as const;

export type KindKey = keyof typeof kinds;
export type InputOf<K extends KindKey> = ReturnType<(typeof kinds)[K]['input']>;

/** Throws if unknown, which cannot happen for a stored import. */
export const kindOf = ({ kind }: { readonly kind: string }): ImportKind & { readonly key: KindKey } => {
  if (!Object.hasOwn(kinds, kind)) throw new RangeError(`no import is of the kind ${kind}`);
  return kinds[kind as KindKey] as ImportKind & { readonly key: KindKey };
};
