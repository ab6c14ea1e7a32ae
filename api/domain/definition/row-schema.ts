import { z } from 'zod';
import type { Listing } from './document.ts';

type Listed = { readonly list: Pick<Listing<string, string>, 'columns' | 'carried'> };

/**
 * The schema of a row of a document's list: of the whole record what the list shows and its menu needs, as the definition says. A column
 * that was not asked for is missing, unless the menu needs it; a row that tells `more` is told whole.
 * `Row` is the type of such a row; `more` is what some lists of the kind tell besides.
 */
export const rowSchemaOf =
  <Row>(name: string) =>
  ({ list }: Listed, { shape }: z.ZodObject, more?: z.ZodRawShape): z.ZodType<Row> => {
    const columns = list.columns.map(({ key }) => key);
    const always = ['id', 'version', 'status', ...list.carried, ...(more ? columns : [])];
    const keys = new Set([...always, ...columns]);
    const known = [...keys].flatMap((key) => {
      const of = shape[key] as z.ZodType | undefined;
      return of ? [[key, always.includes(key) ? of : of.optional()] as const] : [];
    });
    return z.object({ ...Object.fromEntries(known), ...more }).meta({ id: name }) as unknown as z.ZodType<Row>;
  };
