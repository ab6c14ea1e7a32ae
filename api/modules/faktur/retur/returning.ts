import { isDay, periodOf } from '#domain/definition/day.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { Faktur, FakturRow, Finding } from '#domain/faktur/record.ts';
import type { ReturnRules } from '#domain/faktur/return-rules.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { insertFakturs, removeFaktur, updateFaktur } from '../../../../db/repositories/faktur/faktur.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';
import { savingAndSending } from '../../../documents/office/direct-upload.ts';
import { savesOf } from '../../../documents/saves.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { newVatDocument } from '../new-vat-document.ts';
import { type OfficeSubmissionOptions, officeSubmission } from '../office-submission.ts';
import { conflict, originChecks, type ReturnOrigin } from './origin-checks.ts';

type Input = { readonly originId: string; readonly date: string };

type ReturningOptions<Selection, Outgoing, S extends string, Origin, I extends Input, Left> = Omit<
  OfficeSubmissionOptions<Selection, Outgoing, S>,
  'words' | 'family' | 'errors' | 'outgoing'
> & {
  readonly family: OfficeSubmissionOptions<Selection, Outgoing, S>['family'] &
    Parameters<typeof savesOf<FakturRow<S>, Faktur<S>, I>>[0]['family'];
  readonly rules: ReturnRules<Origin, I, Left>;
  readonly inputOf: (retur: Faktur<S>) => I;
  readonly origins: {
    find(scope: Scope, query: Query, id: string): Promise<Origin | undefined>;
    load(scope: Scope, query: Query, id: string): Promise<Origin>;
  };
  readonly repeated: (origin: Origin) => Partial<Faktur<S>>;
  /** A number may be used once. */
  readonly numbers?: {
    hold(tx: Tx, scope: Scope): Promise<void>;
    refuseDouble(scope: Scope, query: Query, made: Faktur<S>, among: readonly Faktur<S>[]): Promise<void>;
  };
  outgoing(
    sender: { readonly tin: string; readonly signee: { readonly name: string; readonly npwp: string } },
    retur: Faktur<S>,
    origin: Origin,
  ): Outgoing;
};

const invalid = (findings: readonly Finding[]): void => {
  if (findings.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(findings) });
};

const ofOrigin = (origin: FakturRow<string>) => ({
  code: origin.code,
  originId: origin.id,
  originNumber: origin.number,
  counterpartyNpwp: origin.counterpartyNpwp,
  counterpartyDocument: origin.counterpartyDocument,
  counterpartyName: origin.counterpartyName,
  counterpartyAddress: origin.counterpartyAddress,
});

/** Drafts never exceed the remainder of their document. */
export const returning = <
  Selection extends object,
  Outgoing,
  S extends string,
  Origin extends FakturRow<string>,
  I extends Input,
  Left,
>(
  options: ReturningOptions<Selection, Outgoing, S, Origin, I, Left>,
) => {
  type Full = Faktur<S>;
  const { rules, family, origins, definition, numbers, inputOf } = options;
  const { load: whole } = family.whole;
  const word = (key: string): string => `${rules.words}.${key}`;
  const checks = originChecks<Origin, Left>(options);
  const { refuseSpent, leftOfOrigin, findOrigin, lockedOrigin } = checks;

  const returOf = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    input: I,
    { origin, left }: ReturnOrigin<Origin, Left>,
    { read = null, among = [] }: { readonly read?: Full | null; readonly among?: readonly Full[] } = {},
  ): Promise<Full> => {
    refuseSpent(left);
    invalid(rules.mismatches?.(input, origin) ?? []);
    const written = rules.written(input, origin, left);
    invalid(rules.beyond(written, left));
    const made = {
      ...ofOrigin(origin),
      ...options.repeated(origin),
      ...written,
      period: isDay(input.date) ? periodOf(input.date) : '',
      errorCount: rules.check({ number: null, ...written }, origin, jakartaDay(deps.now())).length,
      status: definition.document.status.start as S,
    };
    const retur: Full = read
      ? { ...read, ...made, officeCode: null, officeMessage: null }
      : newVatDocument<S>(deps, scope, { type: definition.type, ...made } as never);
    await numbers?.refuseDouble(scope, tx.db, retur, among);
    return retur;
  };

  const composed = async (tx: Tx, deps: Deps, scope: Scope, input: I, read: Full | null): Promise<Full> => {
    if (read && read.originId !== input.originId)
      throw new Problem('invalid', { errors: { originId: word('check.other_origin') } });
    return returOf(tx, deps, scope, input, await lockedOrigin(tx, scope, input.originId, read?.id), { read });
  };

  const errorsOf = async (deps: Deps, scope: Scope, retur: Full): Promise<Finding[]> => {
    const found = await findOrigin(scope, deps.db.read, retur);
    const message = found ? rules.whyNotBack(found.origin) : word('check.no_origin');
    if (!found || message) return [{ path: 'originId', message: message ?? '', severity: 'error' }];
    return [...rules.check(retur, found.origin, jakartaDay(deps.now())), ...rules.beyond(retur, found.left)];
  };

  const sent = officeSubmission<Selection, Outgoing, S>({
    ...options,
    words: word('server'),
    errors: errorsOf,
    outgoing: async (scope, query, { npwp: tin }, { name, npwp }, retur) =>
      options.outgoing({ tin, signee: { name, npwp } }, retur, await origins.load(scope, query, retur.originId ?? '')),
  });

  const saves = savesOf<FakturRow<S>, Full, I>({
    family,
    whole,
    inputOf,
    insert: insertFakturs,
    update: updateFaktur,
    remove: (tx, _deps, scope, read) => removeFaktur(tx, scope, read),
    held: sent.refuseReservedDocument,
    compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, read) }),
  });

  const direct = savingAndSending<Full, I>({
    access: vatAccess,
    saves,
    sending: ({ status }) => (sentMoves.upload.from.some((one) => one === status) ? 'upload' : null),
    send: (deps, scope, of, move, lockReason) => sent.upload(deps, scope, of as never, move, lockReason),
    refuseTyped: sent.refuseTyped,
    load: whole,
  });

  const start = async (deps: Deps, scope: Scope, originId: string) => {
    permit(scope, family.access.write);
    const origin = await origins.load(scope, deps.db.read, originId);
    conflict(rules.whyNotBack(origin));
    const left = await leftOfOrigin(scope, deps.db.read, origin);
    refuseSpent(left);
    return { origin, left, today: jakartaDay(deps.now()) };
  };

  return { ...sent, ...checks, definition, family, rules, inputOf, saves, composed, returOf, direct, start };
};
