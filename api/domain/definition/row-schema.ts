import { z } from 'zod';
import type { Listing } from './document.ts';

type Listed = { readonly list: Pick<Listing<string, string>, 'columns' | 'carried'> };

/**
 * A column that was not requested is missing, unless the menu needs it; a row with `more` is complete. `more` holds
 * additional fields of some lists.
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
