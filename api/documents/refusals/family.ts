import type { BulkAnswer } from '#domain/definition/answers.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Cure, CureChange, CureOf, RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalRow } from '#domain/refusals/schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import type { RefusalCount } from '../../../db/repositories/refusals.ts';
import type { Deps } from '../../services/deps.ts';

export type CureParams = {
  readonly code: string;
  readonly cure: Cure;
  readonly ids?: readonly string[] | undefined;
  readonly send: boolean;
  readonly lockReason?: string | undefined;
};

export type RowsParams = {
  readonly code: string;
  readonly cure?: Cure | undefined;
  readonly offset: number;
  readonly limit: number;
};

export type RefusedFamily = {
  readonly name: RefusedFamilyName;
  readonly view: Permission;
  readonly job: string;
  readonly knows: (code: string) => boolean;
  readonly cureOf: (code: string) => CureOf | undefined;
  readonly counts: (scope: Scope, query: Query) => Promise<RefusalCount[]>;
  readonly rows: (deps: Deps, scope: Scope, params: RowsParams) => Promise<RefusalRow[]>;
  /** The caller must have checked the permission, and that the cure fits the code. */
  readonly cure: (deps: Deps, scope: Scope, params: CureParams) => Promise<BulkAnswer>;
};

/** `obstacle`: what still prevents sending. */
export type Trial<Input, Full> = {
  readonly input: Input;
  readonly next: Full;
  readonly changes: readonly CureChange[];
  readonly obstacle: string | null;
};
