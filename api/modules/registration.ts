import type { RefusedFamily } from '../documents/refusals/family.ts';
import type { Router } from '../http/edge.ts';
import type { Handler } from '../jobs/handler.ts';
import type { Search } from '../services/search/search.ts';

export type Registration = {
  /** Order matters: a path with a literal segment is registered before one with `{id}` there. */
  readonly routes: readonly Router[];
  readonly open?: readonly Router[];
  /** Job handlers, except the export every document has. */
  readonly jobs?: readonly Handler<never>[];
  readonly search?: readonly Search[];
  readonly refused?: readonly RefusedFamily[];
};
