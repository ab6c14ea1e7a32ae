import { isEmail } from '#domain/definition/field.ts';
import type { AnchorMail, AnchorMailInput } from '#domain/history/anchor-mail.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { switchOf } from '../../../db/repositories/switches.ts';
import type { Deps } from '../../services/deps.ts';
import { turnSwitch } from '../../services/switches.ts';

export const ANCHOR_MAIL = 'anchor:mail';

const idOf = ({ companyId }: Scope): string => `anchor_mail/${companyId}`;

/** The address in the newest row of the history that names one: it is sealed there, so that no letter goes elsewhere unnoticed. */
const namedIn = async (scope: Scope, query: Query): Promise<string | null> => {
  const after: unknown = (await historyOf(scope, query, idOf(scope))).at(-1)?.after;
  return typeof after === 'object' && after !== null && 'to' in after && typeof after.to === 'string' ? after.to : null;
};

/** Where the end of the company's history goes each night; nowhere until an Owner names an address. */
export const anchorMail = async (scope: Scope, query: Query): Promise<AnchorMail> => {
  const { on, version } = await switchOf(scope, query, ANCHOR_MAIL);
  return { version, to: on ? await namedIn(scope, query) : null };
};

/** Names another address, or none, with the history. Throws `invalid` for what is no address, `stale` with what somebody else named. */
export const saveAnchorMail = async (
  deps: Deps,
  scope: Scope,
  { version, to }: AnchorMailInput,
): Promise<AnchorMail> => {
  if (to !== null && !isEmail(to))
    throw new Problem('invalid', {
      errors: { to: { key: 'problem.field.format', params: { example: 'arsip@perusahaan.co.id' } } },
    });
  const before = await anchorMail(scope, deps.db.read);
  const object = { objectType: 'anchor_mail', objectId: idOf(scope) };
  await turnSwitch(deps, scope, ANCHOR_MAIL, { on: to !== null, version }, object, { was: before.to, to });
  return anchorMail(scope, deps.db.read);
};
