import { emptyFields } from '#domain/faktur/empty-fields.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { newRecordFields, type SystemFields } from '../../documents/new-record-fields.ts';
import type { Stamp } from '../../services/deps.ts';

type NewDocumentInput<S extends string> = Omit<Faktur<S>, SystemFields | keyof typeof emptyFields> &
  Partial<Pick<Faktur<S>, keyof typeof emptyFields>>;

export const newVatDocument = <S extends string>(deps: Stamp, scope: Scope, input: NewDocumentInput<S>): Faktur<S> =>
  ({ ...emptyFields, ...input, ...newRecordFields(deps, scope) }) as Faktur<S>;
