/** Kinds of events in the security log, in the order of its filter. */
export const securityKinds = ['sign_in', 'account', 'access', 'certificate', 'refusal', 'export', 'internal'] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const securityOutcomes = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

type SecurityEventKey = readonly [kind: SecurityKind, outcome: SecurityOutcome];

/** All events of the security log. Texts are under `securityLog.event`. */
export const securityEvents = {
  signed_in: ['sign_in', 'done'],
  signed_in_by_code: ['sign_in', 'done'],
  signed_out: ['sign_in', 'done'],
  session_ended: ['sign_in', 'done'],
  other_sessions_ended: ['sign_in', 'done'],
  wrong_password: ['sign_in', 'refused'],
  unknown_account: ['sign_in', 'refused'],
  wrong_code: ['sign_in', 'refused'],
  sign_in_held: ['sign_in', 'refused'],
  password_changed: ['account', 'done'],
  password_reset: ['account', 'done'],
  reset_link_made: ['account', 'done'],
  letter_link_shown: ['account', 'done'],
  email_asked: ['account', 'done'],
  email_changed: ['account', 'done'],
  factor_on: ['account', 'done'],
  factor_off: ['account', 'done'],
  recovery_renewed: ['account', 'done'],
  password_not_proven: ['account', 'refused'],
  code_not_proven: ['account', 'refused'],
  role_given: ['access', 'done'],
  access_revoked: ['access', 'done'],
  invited: ['access', 'done'],
  invitation_withdrawn: ['access', 'done'],
  joined: ['access', 'done'],
  left: ['access', 'done'],
  role_made: ['access', 'done'],
  role_changed: ['access', 'done'],
  role_removed: ['access', 'done'],
  api_key_made: ['access', 'done'],
  api_key_revoked: ['access', 'done'],
  certificate_added: ['certificate', 'done'],
  certificate_replaced: ['certificate', 'done'],
  signee_added: ['certificate', 'done'],
  signee_changed: ['certificate', 'done'],
  signee_removed: ['certificate', 'done'],
  no_key: ['refusal', 'refused'],
  api_key_refused: ['refusal', 'refused'],
  owner_only: ['refusal', 'refused'],
  factor_missing: ['refusal', 'refused'],
  forged: ['refusal', 'refused'],
  too_often: ['refusal', 'refused'],
  foreign_record: ['refusal', 'refused'],
  many_refusals: ['refusal', 'refused'],
  exported: ['export', 'done'],
  downloaded: ['export', 'done'],
  internal_read: ['internal', 'done'],
  internal_changed: ['internal', 'done'],
} as const satisfies Readonly<Record<string, SecurityEventKey>>;

export type SecurityEvent = keyof typeof securityEvents;

/** Parameters of an event text: names and numbers, never a secret or a tax number. */
export type SecurityFacts = Readonly<Record<string, string | number>>;

/** Exports with more rows are logged. */
export const MANY_ROWS = 1_000;
