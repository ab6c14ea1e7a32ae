import { Problem } from '#domain/problem.ts';

export type SortParam = readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];

export type ListParams<Filter> = {
  filter?: Filter | undefined;
  sort?: SortParam | undefined;
  offset: number;
  limit: number;
  columns?: readonly string[] | undefined;
};

/** Throws `invalid` for a column that is not sortable. */
export const sortOf = <F extends string>(
  sort: SortParam | undefined,
  sortable: readonly F[],
  usual: readonly (readonly [F | 'id', 'ASC' | 'DESC'])[],
): readonly (readonly [F | 'id', 'ASC' | 'DESC'])[] => {
  if (!sort || sort.length === 0) return usual;
  for (const [field] of sort)
    if (field !== 'id' && !(sortable as readonly string[]).includes(field))
      throw new Problem('invalid', { errors: { sort: 'problem.field.choice' } });
  return sort as readonly (readonly [F | 'id', 'ASC' | 'DESC'])[];
};
