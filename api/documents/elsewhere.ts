import type { Finding } from '#domain/definition/finding.ts';
import { mailDomain } from '#domain/definition/mail-domain.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { type Counterparty, counterpartiesIn } from '../../db/repositories/counterparties.ts';

export type Going = {
  /** NPWP, NIK or document number of the counterparty; empty if unknown. */
  readonly identity: string;
  readonly name: string;
  readonly email: string | null;
};

export type Elsewhere = { name: string; email: string; domain: string; owner: string };

/**
 * A domain belongs to an organisation (NPWP begins with 0) or to a foreign party. Individuals use mailboxes of their
 * employers.
 */
const ownsDomain = ({
  document,
  identity,
  country,
}: Pick<Counterparty, 'document' | 'identity' | 'country'>): boolean =>
  country !== 'IDN' || (document === 'TIN' && identity.startsWith('0'));

/** An organisation may have several numbers: of branches, or former ones. */
const named = (name: string): string => name.trim().toLowerCase();

/** Letters to a domain that the address book assigns to another counterparty. Public mail providers are ignored. */
export const goingElsewhere = async <G extends Going>(
  scope: Scope,
  query: Query,
  letters: readonly G[],
): Promise<{ letter: G; elsewhere: Elsewhere }[]> => {
  const domains = letters.flatMap(({ email }) => mailDomain(email) ?? []);
  if (domains.length === 0) return [];
  const owners = new Map<string, string>();
  const at = new Set<string>();
  for (const { domain, ...one } of await counterpartiesIn(scope, query, domains)) {
    at.add(`${domain} ${one.identity}`).add(`${domain} ${named(one.name)}`);
    if (ownsDomain(one) && !owners.has(domain)) owners.set(domain, one.name);
  }
  return letters.flatMap((letter) => {
    const { identity, name, email } = letter;
    const domain = mailDomain(email) ?? '';
    const owner = owners.get(domain);
    if (!email || owner === undefined) return [];
    if (at.has(`${domain} ${identity}`) || at.has(`${domain} ${named(name)}`)) return [];
    return [{ letter, elsewhere: { name, email, domain, owner } }];
  });
};

/** Does not block; the user is asked when the document is sent. */
export const elsewhereFindings = async (
  scope: Scope,
  query: Query,
  { path, ...going }: Going & { readonly path: string },
): Promise<Finding[]> => {
  const found = await goingElsewhere(scope, query, [going]);
  return found.map(({ elsewhere: { domain, owner } }) => ({
    path,
    message: 'mail.elsewhere',
    params: { domain, owner },
    severity: 'warning',
  }));
};
