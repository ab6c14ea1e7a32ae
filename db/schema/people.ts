import type { ProofWay } from '#domain/company/proof.ts';
import type { Sandbox } from '#domain/company/sandbox.ts';
import type { FakturMasks } from '#domain/faktur/masks.ts';
import type { LostCompany } from '#domain/people/no-company.ts';
import type { Permission } from '#domain/permissions.ts';
import type { CodeState, SigneeProduct } from '#domain/settings/signee-products.ts';
import { columns as c } from '../dialect/columns.ts';

export type CompanyFlags = {
  isCtasEfakturDisabled: boolean;
  isCtasEbupotDisabled: boolean;
  hasUploadCertificate: boolean;
  /** This and the flags of internal admins: without a value the company has the default (`flagOf`). */
  reconcileUser?: boolean;
  isPublicApiUser?: boolean;
  efaktur: { isRegistered: boolean; isActivated: boolean; isOnboarded: boolean; isEfakturDisabled: boolean };
  ebupot: {
    isRegistered: boolean;
    isEbupotDisabled: boolean;
    archiveStatus: { pph23: boolean; pph26: boolean; history: boolean; spt: boolean };
  };
  efiling: { isRegistered: boolean; isActivated: boolean; isEfillingDisabled: boolean };
  espt1771: { isRegistered: boolean };
  /** Month in which the book year begins; January by default. */
  bookYearStart?: number;
  /** Format masks for fields of outgoing invoices, checked before an upload. */
  fakturMasks?: FakturMasks;
  /** A government treasurer: its slips contain the method of payment. */
  government?: boolean;
  /** Issues slips of PPh 26 (BP26); off by default. */
  bp26?: boolean;
  /** The lists of returns by kind (report-v2); off by default. */
  reportV2?: boolean;
  /** User ID at Coretax stored with the certificate; by default the company's NPWP. */
  officeUserId?: string;
  /** Only connected to simulators, with these faults. */
  sandbox?: Sandbox;
};

export const companies = c.table('companies', {
  id: c.id('id').primaryKey(),
  /** Short number for support, shown at the foot of the sidebar. */
  shownId: c.count('shown_id').notNull(),
  ssoId: c.words('sso_id').notNull(),
  name: c.words('name').notNull(),
  username: c.words('username').notNull(),
  email: c.words('email').notNull(),
  npwp: c.words('npwp').notNull(),
  npwpType: c.code<'FIRM' | 'BRANCH' | 'PERSONAL'>('npwp_type').notNull(),
  pkp: c.flag('pkp').notNull(),
  address: c.words('address').notNull(),
  city: c.words('city').notNull(),
  industryName: c.words('industry_name').notNull(),
  /** KLU of its main business, five digits, and those of its others. */
  klu: c.words('klu'),
  furtherKlu: c.json<string[]>('further_klu').notNull(),
  /**
   * The region of its address, by the code of the Ministry of Home Affairs: a village, or the most precise level given.
   */
  region: c.words('region'),
  color: c.words('color').notNull(),
  /** Non-zero for add-on users of the linked accounting product. */
  jurnalCid: c.count('jurnal_cid').notNull(),
  packageName: c.words('package_name').notNull(),
  packageEnd: c.day('package_end').notNull(),
  flags: c.json<CompanyFlags>('flags').notNull(),
  createdAt: c.moment('created_at').notNull(),
  /** Since when it is read-only: its documents are kept, as the law requires, and nothing is added. */
  archivedAt: c.moment('archived_at'),
  /**
   * Since when it is proven that it holds its NPWP, and by what; null until then. Before that it can only write drafts.
   */
  provenAt: c.moment('proven_at'),
  provenBy: c.code<ProofWay>('proven_by'),
  /** Version of its tax profile. */
  version: c.count('version').notNull(),
});

/** Places of business: the head office and its branches, each with its 22-digit NITKU. */
export const branches = c.table(
  'branches',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    nitku: c.words('nitku').notNull(),
    name: c.words('name').notNull(),
    address: c.words('address').notNull(),
    region: c.words('region'),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.index('branches_company').on(t.companyId)],
);

export const users = c.table(
  'users',
  {
    id: c.id('id').primaryKey(),
    ssoId: c.words('sso_id').notNull(),
    email: c.words('email').notNull(),
    name: c.words('name').notNull(),
    phone: c.words('phone'),
    passwordHash: c.words('password_hash').notNull(),
    isEmailVerified: c.flag('is_email_verified').notNull(),
    /** Settings of the person: language, density, shortcuts, theme. */
    preferences: c.json<Record<string, unknown>>('preferences').notNull(),
    /** The last company the person lost access to, shown when they have no other. */
    lostCompany: c.json<LostCompany>('lost_company'),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.uniqueIndex('users_email').on(t.email)],
);

export const companyRoles = c.table(
  'company_roles',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    name: c.words('name').notNull(),
    keys: c.json<Permission[]>('keys').notNull(),
    version: c.count('version').notNull().default(1),
    updatedAt: c.moment('updated_at').notNull().default(0),
  },
  (t) => [c.uniqueIndex('company_roles_name').on(t.companyId, t.name)],
);

export const memberships = c.table(
  'memberships',
  {
    id: c.id('id').primaryKey(),
    userId: c.id('user_id').notNull(),
    companyId: c.id('company_id').notNull(),
    role: c.words('role').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [
    c.uniqueIndex('memberships_user_company').on(t.userId, t.companyId),
    c.index('memberships_company').on(t.companyId),
  ],
);

/** The SHA-256 of the cookie; the cookie itself is not stored. */
export const sessions = c.table(
  'sessions',
  {
    tokenHash: c.words('token_hash').primaryKey(),
    userId: c.id('user_id').notNull(),
    companyId: c.id('company_id').notNull(),
    csrf: c.words('csrf').notNull(),
    ip: c.words('ip').notNull(),
    userAgent: c.words('user_agent').notNull(),
    createdAt: c.moment('created_at').notNull(),
    lastSeenAt: c.moment('last_seen_at').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
  },
  (t) => [c.index('sessions_user').on(t.userId)],
);

/** Valid once. The token is derived from the id when the letter is written. */
export const mailLinks = c.table(
  'mail_links',
  {
    id: c.id('id').primaryKey(),
    kind: c.code<'reset' | 'invitation' | 'email' | 'digest'>('kind').notNull(),
    tokenHash: c.words('token_hash').notNull(),
    /** The company it is about; for a person's own account, the one they joined first. */
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id'),
    email: c.words('email').notNull(),
    /** For an invitation: the role offered in the company, and who invited. */
    role: c.words('role'),
    invitedBy: c.words('invited_by'),
    fault: c.words('fault'),
    createdAt: c.moment('created_at').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
    usedAt: c.moment('used_at'),
  },
  (t) => [
    c.uniqueIndex('mail_links_token').on(t.tokenHash),
    c.index('mail_links_user').on(t.userId, t.kind),
    c.index('mail_links_company').on(t.companyId, t.kind),
  ],
);

/** The secret is stored sealed, recovery codes as keyed hashes. */
export const secondFactors = c.table('second_factors', {
  userId: c.id('user_id').primaryKey(),
  sealed: c.words('sealed').notNull(),
  /** Null until a first code has confirmed the secret. */
  confirmedAt: c.moment('confirmed_at'),
  /** Time step (half minutes since 1970) of the last used code: neither it nor an older one is accepted again. */
  lastStep: c.count('last_step').notNull(),
  recovery: c.json<string[]>('recovery').notNull(),
  version: c.count('version').notNull(),
});

/** Once per day (Jakarta), whichever process was first. */
export const digests = c.table('digests', { userId: c.id('user_id').notNull(), day: c.day('day').notNull() }, (t) => [
  c.primaryKey({ columns: [t.userId, t.day] }),
]);

/** An HMAC of person and address: failed attempts from elsewhere do not lock people out there. */
export const knownAddresses = c.table(
  'known_addresses',
  {
    userId: c.id('user_id').notNull(),
    address: c.words('address').notNull(),
    seenAt: c.moment('seen_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.userId, t.address] })],
);

/** By an HMAC of what they have in common: one counter for all servers. */
export const signInTries = c.table('sign_in_tries', {
  key: c.words('key').primaryKey(),
  failed: c.count('failed').notNull(),
  since: c.moment('since').notNull(),
});

export const signees = c.table(
  'signees',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    product: c.code<SigneeProduct>('product').notNull(),
    name: c.words('name').notNull(),
    npwp: c.words('npwp').notNull(),
    jobTitle: c.words('job_title').notNull(),
    phone: c.words('phone'),
    city: c.words('city'),
    actsAs: c.code<'WAJIB_PAJAK' | 'KUASA'>('acts_as').notNull(),
    active: c.flag('active').notNull(),
    /** The tax office's state of this person's signing code, and its expiry. */
    codeState: c.code<CodeState>('code_state').notNull(),
    codeEnds: c.day('code_ends'),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.index('signees_company').on(t.companyId, t.product)],
);

export const certificates = c.table('certificates', {
  companyId: c.id('company_id').primaryKey(),
  subject: c.words('subject').notNull(),
  serial: c.words('serial').notNull(),
  validFrom: c.day('valid_from').notNull(),
  validTo: c.day('valid_to').notNull(),
  /** False when the tax office reports that it has another certificate. */
  matchesOffice: c.flag('matches_office').notNull(),
  ownerNpwp: c.words('owner_npwp'),
  /** The certificate and its key, encrypted with a key outside the database; null when only its metadata is known. */
  sealed: c.words('sealed'),
  /** The last warning before expiry, in days; null before the first. */
  warnedDays: c.count('warned_days'),
  version: c.count('version').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});
