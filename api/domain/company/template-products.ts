import { ledgerLetters } from '../cocokkan/letter-words.ts';
import type { Access, Product } from '../definition/document.ts';
import { documents } from '../documents.ts';
import type { Permission } from '../permissions.ts';

type ProductOf<D> = D extends { readonly products?: infer P } ? keyof NonNullable<P> & string : never;

export type TemplateProduct = ProductOf<(typeof documents)[number]> | keyof typeof ledgerLetters;

/** Placeholders (`%{name}`) of a template by subject, the same for every channel. */
export const products: Readonly<Record<TemplateProduct, Product>> = Object.assign(
  {},
  ...documents.map((of) => of.products ?? {}),
  ledgerLetters,
);

export const templateProducts = Object.keys(products) as [TemplateProduct, ...TemplateProduct[]];

const sendersOf = ({ send, write, pay = write }: Access): readonly Permission[] => (send ? [send] : [write, pay]);

/** Permissions to send letters of any document type. */
export const senders: readonly Permission[] = documents.flatMap(({ letters, access }) =>
  letters.length > 0 ? sendersOf(access) : [],
);
