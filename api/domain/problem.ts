import type { Params } from './messages/index.ts';
import { jakartaTime } from './scope.ts';

/** Problems returned by use cases, each with its HTTP status. Texts are under `problem.<code>`. */
export const problemStatus = {
  bad_request: 400,
  company_unnamed: 400,
  unauthenticated: 401,
  forbidden: 403,
  role_owner_required: 403,
  factor_required: 403,
  no_company: 403,
  csrf: 403,
  not_found: 404,
  expired: 404,
  conflict: 409,
  wrong_status: 409,
  stale: 409,
  other_company: 409,
  archived: 409,
  unproven: 409,
  same_billing: 409,
  pending_payments: 409,
  period_filed: 409,
  mail_elsewhere: 409,
  slip_beside: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_file: 415,
  invalid: 422,
  intercepted: 422,
  too_many: 429,
  unavailable: 503,
  storage_read_only: 503,
  storage_damaged: 503,
  storage_unreachable: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Field → message key (with optional parameters), translated in the response. */
export type FieldErrors = Record<string, string | { key: string; params: Record<string, string | number> }>;

export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly detail: {
      readonly message?: string;
      readonly params?: Params;
      readonly errors?: FieldErrors;
      /** Machine-readable details: the current status, the newer record, which modal to open. */
      readonly extra?: Record<string, unknown>;
    } = {},
  ) {
    super(detail.message ?? code);
  }
}

type Overtaken = {
  current: unknown;
  changedFields: readonly string[];
  /** Who changed it last and when (epoch milliseconds); undefined if unknown. */
  who: { by: string; at: number } | undefined;
};

/** 409 with the current record, the changed fields, who changed it and when. */
export const stale = ({ current, changedFields, who }: Overtaken): Problem =>
  who
    ? new Problem('stale', {
        params: { by: who.by, at: jakartaTime(who.at).replace(':', '.') },
        extra: { current, changedFields, ...who },
      })
    : new Problem('stale', { message: 'problem.stale_unnamed', extra: { current, changedFields } });
