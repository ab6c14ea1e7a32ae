import * as tables from '../tables.ts';
import { type CoveredTable, pick } from './covered-columns.ts';

const { memberships, companyRoles, apiKeys, signees, certificates, companies, branches, users, secondFactors } = tables;

export const coveredPeople = {
  /** The history of a company identifies a member by the id of the account. */
  membership: {
    table: memberships,
    keys: { id: memberships.userId, companyId: memberships.companyId },
    fields: pick(memberships, 'id', 'role', 'createdAt'),
  },
  role: { table: companyRoles, fields: pick(companyRoles, 'name', 'keys') },
  apiKey: { table: apiKeys, fields: pick(apiKeys, 'userId', 'name', 'keys', 'tokenHash', 'createdAt', 'expiresAt') },
  signee: {
    table: signees,
    fields: pick(
      signees,
      'product',
      'name',
      'npwp',
      'jobTitle',
      'phone',
      'city',
      'actsAs',
      'active',
      'codeState',
      'codeEnds',
    ),
  },
  certificate: {
    table: certificates,
    keys: { id: certificates.companyId, companyId: certificates.companyId },
    fields: pick(certificates, 'subject', 'serial', 'validFrom', 'validTo', 'matchesOffice', 'ownerNpwp', 'sealed'),
  },
  company: {
    table: companies,
    keys: { id: companies.id, companyId: companies.id },
    fields: pick(
      companies,
      'name',
      'username',
      'email',
      'npwp',
      'npwpType',
      'pkp',
      'address',
      'city',
      'industryName',
      'klu',
      'furtherKlu',
      'region',
      'flags',
      'createdAt',
      'archivedAt',
      'provenAt',
      'provenBy',
    ),
  },
  branch: { table: branches, fields: pick(branches, 'nitku', 'name', 'address', 'region') },
  account: {
    table: users,
    keys: { id: users.id, companyId: null },
    fields: pick(users, 'ssoId', 'email', 'name', 'phone', 'passwordHash', 'isEmailVerified', 'createdAt'),
    parts: {
      table: secondFactors,
      companyId: null,
      of: secondFactors.userId,
      order: secondFactors.userId,
      fields: pick(secondFactors, 'sealed', 'confirmedAt', 'recovery'),
    },
  },
} as const satisfies Record<string, CoveredTable>;

export const coveredPeopleTypes = {
  user: 'membership',
  roles: 'role',
  apiKeys: 'apiKey',
  signees: 'signee',
  certificate: 'certificate',
  company: 'company',
  branches: 'branch',
  account: 'account',
} as const satisfies Record<string, keyof typeof coveredPeople>;
