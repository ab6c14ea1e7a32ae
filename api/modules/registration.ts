import type { RefusedFamily } from '../documents/refusals/family.ts';
import type { Router } from '../http/edge.ts';
import type { Handler } from '../jobs/handler.ts';
import type { Search } from '../services/search/search.ts';

/** What a family brings to the API. */
export type Registration = {
  /** Its addresses; one with a fixed word where another has `{id}` stands before it. */
  readonly routes: readonly Router[];
  /** Those that open without signing in. */
  readonly open?: readonly Router[];
  /** Handlers of its jobs, but for the export every document has. */
  readonly jobs?: readonly Handler<never>[];
  /** What the search over everything finds of it. */
  readonly search?: readonly Search[];
  /** Its documents among those the office threw back. */
  readonly refused?: readonly RefusedFamily[];
};
