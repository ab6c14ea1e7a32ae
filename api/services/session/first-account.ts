import { packagesAtFirst } from '#domain/company/quota-packages.ts';
import { isEmail } from '#domain/definition/field.ts';
import { unreadablePaths } from '#domain/definition/readable-text.ts';
import { passwordFault } from '#domain/people/password.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { asNpwp16 } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { insertFounding, unsafeAnybody, unsafeShownIds } from '../../../db/repositories/founding.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { insertPerson, personByEmail } from '../../../db/repositories/people.ts';
import { unsafeProvenHolder } from '../../../db/repositories/proofs.ts';
import { unsafeInsertQuotaPackages } from '../../../db/repositories/quota-orders.ts';
import { grantFreeUnits } from '../company/prove.ts';
import type { Deps } from '../deps.ts';
import { companyAtFirst, headOfficeAtFirst, quotaAtFirst } from './first-company.ts';
import { hashOf } from './password.ts';

export type Founder = {
  name: string;
  email: string;
  password: string;
  company: string;
  npwp: string;
  address: string;
  pkp: boolean;
};

const refused = ({ name, email, password, company, npwp, address }: Founder): FieldErrors => {
  const errors: FieldErrors = {};
  for (const field of unreadablePaths({ name, company, address })) errors[field] = 'problem.field.unreadable';
  for (const [field, text] of Object.entries({ name, company })) {
    if (text.trim() === '') errors[field] = 'problem.field.required';
    if (text.length > 255) errors[field] = { key: 'problem.field.max', params: { max: 255 } };
  }
  if (!isEmail(email)) errors.email = { key: 'problem.field.format', params: { example: 'pajak@perusahaan.co.id' } };
  const fault = passwordFault(password, [name, email, company]);
  if (fault) errors.password = fault;
  if (asNpwp16(npwp) === null) errors.npwp = { key: 'problem.field.format', params: { example: '0123456789012000' } };
  return errors;
};

/** Refused if there is an account, unless `another` is set: then it creates a further company with its own Owner. */
export const firstAccount = async (
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  founder: Founder,
  { another = false }: { another?: boolean } = {},
): Promise<{ companyId: string; userId: string }> => {
  const errors = refused(founder);
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  const [at, email, npwp] = [now(), founder.email.trim().toLowerCase(), asNpwp16(founder.npwp) ?? ''];
  const passwordHash = await hashOf(founder.password);
  return db.transact(async (tx) => {
    if (!another && (await unsafeAnybody(tx.db))) throw new Problem('conflict', { message: 'problem.accounts_exist' });
    if (await personByEmail(tx.db, email)) throw new Problem('invalid', { errors: { email: 'problem.field.taken' } });
    if (!another) await unsafeInsertQuotaPackages(tx, packagesAtFirst);
    const known = await unsafeShownIds(tx.db);
    if (await unsafeProvenHolder(tx.db, npwp))
      throw new Problem('invalid', { errors: { npwp: 'problem.field.taken' } });

    const company = companyAtFirst(newId(), { ...founder, email, npwp }, known, at, 'founding');
    const name = founder.name.trim();
    const userId = newId();
    await insertPerson(tx, {
      id: userId,
      ssoId: userId,
      email,
      name,
      phone: null,
      passwordHash,
      isEmailVerified: true,
      preferences: {},
      createdAt: at,
    });
    const branch = headOfficeAtFirst(newId(), company);
    await insertFounding(tx, {
      company,
      branch,
      membership: { id: newId(), userId, companyId: company.id, role: 'Owner', createdAt: at },
      quotas: quotaAtFirst(company.id),
      founder: name,
    });
    const scope: Scope = {
      companyId: company.id,
      userId,
      userName: name,
      role: 'Owner',
      permissions: new Set(),
      ip: '',
      locale: 'id',
    };
    await grantFreeUnits(tx, scope, npwp, at);
    await appendHistory(tx, scope, at, [
      { objectType: 'company', objectId: company.id, action: 'create', after: { name: company.name, npwp } },
      {
        objectType: 'branches',
        objectId: branch.id,
        action: 'create',
        after: { name: branch.name, nitku: branch.nitku },
      },
      { objectType: 'user', objectId: userId, action: 'create', after: { name, email, role: 'Owner' } },
    ]);
    await unsafeAppendAccount(tx, scope, at, { userId, action: 'create' });
    return { companyId: company.id, userId };
  });
};
