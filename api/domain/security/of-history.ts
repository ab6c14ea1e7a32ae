import type { SecurityEvent, SecurityFacts } from './events.ts';

const events: Readonly<Record<string, Readonly<Record<string, SecurityEvent>>>> = {
  user: {
    changePassword: 'password_changed',
    resetPassword: 'password_reset',
    resetLink: 'reset_link_made',
    letterLink: 'letter_link_shown',
    askEmail: 'email_asked',
    changeEmail: 'email_changed',
    endSession: 'session_ended',
    endOtherSessions: 'other_sessions_ended',
    factorOn: 'factor_on',
    factorOff: 'factor_off',
    recoveryCodes: 'recovery_renewed',
    giveRole: 'role_given',
    revoke: 'access_revoked',
    join: 'joined',
    leave: 'left',
  },
  invitation: { invite: 'invited', withdraw: 'invitation_withdrawn', letterLink: 'letter_link_shown' },
  roles: { create: 'role_made', recover: 'role_made', save: 'role_changed', remove: 'role_removed' },
  apiKeys: { create: 'api_key_made', remove: 'api_key_revoked' },
  certificate: { create: 'certificate_added', replace: 'certificate_replaced' },
  signees: { create: 'signee_added', recover: 'signee_added', save: 'signee_changed', remove: 'signee_removed' },
};

type Change = {
  readonly objectType: string;
  readonly objectId: string;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

const textIn = (side: unknown, field: string): string | undefined => {
  if (typeof side !== 'object' || side === null) return undefined;
  const value: unknown = (side as Record<string, unknown>)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const factsOf = ({ before, after }: Change): SecurityFacts => {
  const facts = {
    name: textIn(after, 'name') ?? textIn(before, 'name'),
    email: textIn(after, 'email') ?? textIn(before, 'email'),
    was: textIn(before, 'role'),
    role: textIn(after, 'role') ?? textIn(before, 'role'),
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (value ? [[key, value]] : [])));
};

/** The security event of a history entry, with its parameters; undefined if it is none. */
export const securityEventOf = (change: Change): { event: SecurityEvent; facts: SecurityFacts } | undefined => {
  const event = events[change.objectType]?.[change.action];
  return event && { event, facts: factsOf(change) };
};
