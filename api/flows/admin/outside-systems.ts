import { flagDefault, flagOf } from '#domain/admin/flags.ts';
import { companyFlags, type OutsideSystem, outsideSystems } from '#domain/admin/support.ts';
import type { ServiceConfiguration, TestedSystem } from '#domain/admin/support-schema.ts';
import { pageServices } from '#domain/page-services.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  unsafeCompanyFlags,
  unsafeLastFailure,
  unsafeOutsideSystems,
  unsafeSwitchSystem,
} from '../../../db/repositories/admin/support.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Answer } from '../../gateways/answer.ts';
import { appendAdminChange } from '../../services/admin/change.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';

const WEEK = 7 * 86_400_000;
const EXCEPTIONS = 50;
const UNKNOWN = 'connection-test';

/** Calls that change nothing; a letter goes to whoever tests. A message on WhatsApp costs money: it has none. */
const tests: Readonly<Partial<Record<OutsideSystem, (deps: Deps, scope: Scope) => Promise<Answer<unknown>>>>> = {
  djp: async (deps, scope) => {
    const company = await companyOf(scope, deps.db.read);
    if (!company) throw new Problem('no_company');
    const { id: companyId, npwp } = company;
    return deps.djp.checkNpwp({ companyId, tin: npwp, npwp });
  },
  bank: (deps, { companyId }) => deps.bank.ask({ companyId, paymentId: UNKNOWN, ref: UNKNOWN, bank: 'BCA' }),
  mail: async (deps, { userId, companyId }) => {
    const person = await personById(deps.db.read, userId);
    if (!person) throw new Problem('not_found');
    return deps.mail.send({
      companyId,
      objectId: null,
      id: deps.newId(),
      senderName: 'Patuh',
      replyTo: null,
      to: person.email,
      subject: 'Patuh',
      text: UNKNOWN,
      attachments: [],
      needs: ['SETTING_USER_CREATE'],
    });
  },
};

const flagsOf = async (deps: Deps): Promise<ServiceConfiguration['flags']> => {
  const companies = await unsafeCompanyFlags(deps.db.read);
  return companyFlags.map((flag) => {
    const { on, version } = flagDefault(flag);
    const exceptions = companies.filter(({ flags }) => flagOf(flags, flag) !== on).slice(0, EXCEPTIONS);
    return {
      flag,
      default: on,
      version,
      exceptions: exceptions.map(({ companyId, companyName }) => ({ companyId, companyName })),
    };
  });
};

export const serviceConfiguration = async (deps: Deps, scope: Scope): Promise<ServiceConfiguration> => {
  permitInternal(scope);
  const [switched, flags] = await Promise.all([unsafeOutsideSystems(deps.db.read), flagsOf(deps)]);
  const systems = await Promise.all(
    outsideSystems.map(async (name) => {
      const row = switched.find((one) => one.name === name);
      const failure = await unsafeLastFailure(deps.db.read, name, deps.now() - WEEK);
      return {
        name,
        adapter: deps[name].name,
        simulated: deps[name].simulated,
        on: row?.on ?? true,
        lastFailure: failure ? { at: failure.at, operation: failure.operation, answer: failure.answer } : null,
        testable: tests[name] !== undefined,
        version: row?.version ?? 0,
      };
    }),
  );
  const { services } = deps.pageServices;
  return { systems, pageServices: pageServices.map((name) => ({ name, at: services[name] ?? null })), flags };
};

type Switch = { readonly name: OutsideSystem; readonly on: boolean; readonly version: number; readonly reason: string };

/** While it is off, every call is answered as if the system could not be reached, and jobs try again later. */
export const switchSystem = async (deps: Deps, scope: Scope, { name, on, version, reason }: Switch): Promise<void> => {
  permitInternal(scope);
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    if (!(await unsafeSwitchSystem(tx, { name, on, version, updatedAt: now })))
      throw new Problem('conflict', { message: 'adminSupport.service.changed_meanwhile' });
    await appendAdminChange(tx, scope, now, {
      objectType: 'outside_system',
      objectId: name,
      action: on ? 'switchOn' : 'switchOff',
      after: { on },
      reason,
    });
  });
};

export const testSystem = async (deps: Deps, scope: Scope, name: OutsideSystem): Promise<TestedSystem> => {
  permitInternal(scope);
  const test = tests[name];
  if (!test) throw new Problem('conflict', { message: 'adminSupport.service.no_test' });
  const begun = deps.now();
  const answer = await test(deps, scope);
  return {
    answered: answer.kind !== 'unreachable',
    answer: answer.kind === 'refused' ? `${answer.code} ${answer.message}` : answer.kind,
    tookMs: Math.max(0, deps.now() - begun),
  };
};
