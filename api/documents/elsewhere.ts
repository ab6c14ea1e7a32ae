import type { Finding } from '#domain/definition/finding.ts';
import { mailDomain } from '#domain/definition/mail-domain.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { type Counterparty, counterpartiesIn } from '../../db/repositories/counterparties.ts';

/** A letter about somebody, and where it goes. */
export type Going = {
  /** NPWP, NIK or number of a document of whom it is about; empty where nobody knows it. */
  readonly identity: string;
  readonly name: string;
  readonly email: string | null;
};

/** A letter whose address is in the domain of another counterparty. */
export type Elsewhere = { name: string; email: string; domain: string; owner: string };

/** A domain is a body's, whose NPWP begins with 0, or somebody's abroad. People have their mailboxes where they work. */
const ownsDomain = ({
  document,
  identity,
  country,
}: Pick<Counterparty, 'document' | 'identity' | 'country'>): boolean =>
  country !== 'IDN' || (document === 'TIN' && identity.startsWith('0'));

/** One body may stand in the book under several numbers: its branches, or a number of before. */
const named = (name: string): string => name.trim().toLowerCase();

/**
 * The letters that go to a domain which the company's book knows of somebody else, and not of whom they are about. Mailboxes anybody may
 * have belong to nobody.
 */
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

/** The same said of a field of a document that is being typed: nothing in the way, it is asked about when it is sent. */
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
