import { z } from 'zod';
import type { Listing } from './document.ts';

type Listed = { readonly list: Pick<Listing<string, string>, 'columns' | 'carried'> };

/**
 * The schema of a row of a document's list: of the whole record what the list shows and its menu needs, as the definition says.
 * `Row` is the type of such a row; `more` is what some lists of the kind tell besides.
 */
export const rowSchemaOf =
  <Row>(name: string) =>
  ({ list }: Listed, { shape }: z.ZodObject, more: z.ZodRawShape = {}): z.ZodType<Row> => {
    const keys = ['id', 'version', 'status', ...list.columns.map(({ key }) => key), ...list.carried];
    const known = keys.flatMap((key) => (shape[key] ? [[key, shape[key]] as const] : []));
    return z.object({ ...Object.fromEntries(known), ...more }).meta({ id: name }) as unknown as z.ZodType<Row>;
  };
