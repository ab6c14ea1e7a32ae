import { changeOf } from '#domain/definition/changes.ts';
import { emptyStep, fileIdsIn, filesOf, progressOf } from '#domain/definition/step-schema.ts';
import { type Step, type StepInput, type StepValues, stepResource, type Wizard } from '#domain/definition/steps.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { acrossCompanies } from '../../db/company-context.ts';
import type { Query, Tx } from '../../db/database.ts';
import { holdClaim } from '../../db/repositories/claims.ts';
import { expireFiles, filesNamed } from '../../db/repositories/files.ts';
import { appendHistory, type Change, SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { removeStepDraft, type StepDraft, stepDraft, writeStepDraft } from '../../db/repositories/step-drafts.ts';
import { RECEIPT_BYTES, receiptTypeOf } from '../imports/files/receipt-file.ts';
import type { Deps } from '../services/deps.ts';
import { keepFile } from '../services/files/files.ts';
import { staleSince } from '../services/stale.ts';

export type StepRules = {
  /** Errors of a step by field, beyond its schema. */
  readonly check?: (scope: Scope, query: Query, step: string, input: StepInput) => Promise<FieldErrors>;
  /** Sends a one-time code, and compares one. Limits of tries are its own: a refused submission is rolled back. */
  readonly code?: {
    readonly send: (deps: Deps, scope: Scope, values: StepValues) => Promise<void>;
    readonly isValid: (deps: Deps, scope: Scope, code: string) => Promise<boolean>;
  };
  /** Writes what the draft becomes, and its jobs, in the transaction that removes the draft. */
  readonly submit: (tx: Tx, scope: Scope, of: { id: string; values: StepValues }, deps: Deps) => Promise<void>;
};

export const stepService = (deps: Deps, wizard: Wizard, rules: StepRules) => {
  const { resource, owner } = wizard;
  const chainOf = (scope: Scope): Scope => (owner === 'person' ? { ...scope, companyId: SYSTEM_COMPANY } : scope);
  const ownerOf = (scope: Scope): Scope => (owner === 'person' ? chainOf(scope) : { ...scope, userId: '' });
  const inOwner = <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
    if (owner === 'person') return acrossCompanies(work);
    if (!scope.permissions.has(owner)) throw new Problem('forbidden');
    return work();
  };
  const load = async (scope: Scope, query: Query): Promise<StepDraft> =>
    (await stepDraft(ownerOf(scope), query, resource)) ?? { id: deps.newId(), steps: {}, version: 0 };
  const definitionOf = (step: string): Step => wizard.steps[step] as Step;
  const viewOf = ({ version, steps }: StepDraft) => ({
    id: 'draft' as const,
    version,
    steps: progressOf(wizard, steps).progress,
  });
  const stepOf = ({ version, steps }: StepDraft, step: string) => ({
    ...emptyStep(definitionOf(step)),
    ...steps[step],
    id: 'draft' as const,
    version,
  });
  /**
   * Holds drafts first, so that this one is the newest, and checks that it is the one the person saw. The history is
   * locked last, after the rows of a submission.
   */
  const changing = <T>(
    scope: Scope,
    { version, step }: { readonly version: number; readonly step?: string },
    change: (tx: Tx, draft: StepDraft, note: (change: Omit<Change, 'objectId'>) => Promise<void>) => Promise<T>,
  ): Promise<T> =>
    inOwner(scope, () =>
      deps.db.transact(async (tx) => {
        await holdClaim(tx, chainOf(scope), 'wizard');
        const draft = await load(scope, tx.db);
        const current = step === undefined ? viewOf(draft) : stepOf(draft, step);
        if (draft.version !== version)
          throw await staleSince(chainOf(scope), tx.db, { id: draft.id, version }, current);
        return change(tx, draft, (of) =>
          appendHistory(tx, chainOf(scope), deps.now(), [{ ...of, objectId: draft.id }]),
        );
      }),
    );
  /** Every step before it is complete, and its own condition holds. Without a step: all are complete. */
  const requireReached = ({ steps }: StepDraft, step?: string): void => {
    const first = progressOf(wizard, steps).progress.find((one) => one.step === step || !one.complete);
    if (first?.step !== step)
      throw new Problem('conflict', { message: 'steps.not_reached', extra: { step: first?.step ?? null } });
  };
  /** Files of persons are in the system company, so their ids begin with the id of the person. */
  const idOf = ({ userId }: Scope): string => (owner === 'person' ? `${userId}-` : '');
  /** Errors of files that are not stored for this owner, by field. */
  const lostFiles = async (scope: Scope, query: Query, step: string, input: StepInput): Promise<FieldErrors> => {
    const named = filesOf(definitionOf(step), input);
    const stored = await filesNamed(
      chainOf(scope),
      query,
      named.map(([, { id }]) => id),
    );
    const isUsable = (id: string): boolean =>
      stored.some(
        (file) =>
          file.id === id &&
          id.startsWith(idOf(scope)) &&
          (file.expiresAt ?? Number.POSITIVE_INFINITY) > deps.now() &&
          file.needs?.every((key) => scope.permissions.has(key)) === true,
      );
    return Object.fromEntries(named.flatMap(([field, { id }]) => (isUsable(id) ? [] : [[field, 'steps.file_gone']])));
  };
  /** Files that a draft refers to are kept without a term; others are left to the nightly removal. */
  const changeFiles = async (tx: Tx, scope: Scope, before: StepValues, after: StepValues): Promise<void> => {
    const [old, current] = [fileIdsIn(wizard, before), fileIdsIn(wizard, after)];
    const [added, removed] = [current.filter((id) => !old.includes(id)), old.filter((id) => !current.includes(id))];
    await expireFiles(tx, chainOf(scope), added, null);
    await expireFiles(tx, chainOf(scope), removed, deps.now());
  };
  return {
    get: (scope: Scope) => inOwner(scope, async () => viewOf(await load(scope, deps.db.read))),
    getStep: (scope: Scope, step: string) => inOwner(scope, async () => stepOf(await load(scope, deps.db.read), step)),
    save: (scope: Scope, seen: { readonly version: number; readonly step: string }, input: StepInput) =>
      changing(scope, seen, async (tx, draft, note) => {
        const { step, version } = seen;
        requireReached(draft, step);
        const lost = await lostFiles(scope, tx.db, step, input);
        const errors = { ...lost, ...(await rules.check?.(scope, tx.db, step, input)) };
        if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
        const next = { ...draft, version: version + 1, steps: { ...draft.steps, [step]: input } };
        await changeFiles(tx, scope, draft.steps, next.steps);
        await writeStepDraft(tx, ownerOf(scope), { ...next, wizard: resource, updatedAt: deps.now() });
        const { id: _, version: __, ...before } = stepOf(draft, step);
        const change = changeOf<StepInput>(before, input);
        const action = draft.steps[step] ? 'save' : 'create';
        const after = { ...change.after, version: next.version };
        await note({ objectType: stepResource(wizard, step), action, before: change.before, after });
        return stepOf(next, step);
      }),
    upload: (scope: Scope, { name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) =>
      inOwner(scope, async () => {
        if (bytes.byteLength > RECEIPT_BYTES) throw new Problem('too_large', { params: { limit: '5 MB' } });
        const type = receiptTypeOf(bytes)?.type;
        if (!type) throw new Problem('unsupported_file', { message: 'steps.file_type' });
        const needs = owner === 'person' ? [] : [owner];
        const id = `${idOf(scope)}${deps.newId()}`;
        await keepFile(deps, chainOf(scope), { id, name, type, bytes, needs });
        return { id, name, size: bytes.byteLength };
      }),
    sendCode: (scope: Scope) =>
      inOwner(scope, async () => {
        const draft = await load(scope, deps.db.read);
        requireReached(draft);
        await rules.code?.send(deps, scope, progressOf(wizard, draft.steps).values);
        return viewOf(draft);
      }),
    submit: async (scope: Scope, version: number, code: string) => {
      const accepted = rules.code ? await inOwner(scope, async () => rules.code?.isValid(deps, scope, code)) : true;
      if (!accepted) throw new Problem('invalid', { errors: { code: 'steps.code_wrong' } });
      return changing(scope, { version }, async (tx, draft, note) => {
        requireReached(draft);
        const { values } = progressOf(wizard, draft.steps);
        await changeFiles(tx, scope, draft.steps, values);
        await removeStepDraft(tx, ownerOf(scope), resource);
        await rules.submit(tx, scope, { id: draft.id, values }, deps);
        await note({ objectType: resource, action: 'submit' });
        return { id: draft.id };
      });
    },
    cancel: (scope: Scope, version: number) =>
      changing(scope, { version }, async (tx, draft, note) => {
        if (version === 0) return viewOf(draft);
        await changeFiles(tx, scope, draft.steps, {});
        await removeStepDraft(tx, ownerOf(scope), resource);
        await note({ objectType: resource, action: 'remove' });
        return viewOf({ ...draft, steps: {}, version: 0 });
      }),
  };
};
