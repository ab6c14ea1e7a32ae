import type { Faktur, FakturInput, FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { metCounterparty } from '../../../db/repositories/counterparties.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import { fakturRow, insertFakturs, removeFaktur, updateFaktur } from '../../../db/repositories/faktur/faktur.ts';
import type { Change } from '../../../db/repositories/history.ts';
import { remembered } from '../../documents/remembered.ts';
import { type Alongside, type Given, savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { FakturRules } from './compose-faktur.ts';
import type { FakturStep } from './family.ts';
import { inputOf, refuseUnsaveable, sameHead } from './input-of.ts';
import { draftOf, type Numbering, releaseBy } from './invoice-draft.ts';

export const rememberedCounterparties = (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  fakturs: readonly Faktur[],
): Promise<Change[]> => remembered(tx, deps, scope, fakturs.map(metCounterparty));

type FakturParams = Given<FakturInput> & { readonly alongside?: Alongside<Faktur> };
type Saves = Parameters<typeof savesOf<FakturRow, Faktur, FakturInput, FakturParams, unknown>>[0];
type Step = FakturStep<FakturStatus, 'substitute'>;

export type InvoiceFamily = Saves['family'] & {
  readonly whole: { readonly load: NonNullable<Saves['whole']> };
  readonly wrongStatus: (row: FakturRow) => Problem;
  readonly definition: {
    readonly name: string;
    readonly access: { readonly write: Parameters<typeof permit>[1] };
    readonly status: { readonly moves: { readonly substitute: { readonly from: readonly string[] } } };
  };
  move(tx: Tx, deps: Deps, scope: Scope, now: number, steps: readonly Step[]): Promise<unknown>;
};

type InvoiceSaveOptions<Answer> = Pick<Saves, 'held'> & {
  readonly family: InvoiceFamily;
  readonly rules: FakturRules;
  readonly refuse?: (input: FakturInput, period?: string) => void;
  readonly numbered?: Numbering;
  readonly answer?: (row: Faktur) => Answer;
};

/** Saving and replacing drafts of invoices; an autosave may be incomplete. Saving a refused invoice makes it a draft again. */
export const invoiceSaves = <Answer = Faktur>(options: InvoiceSaveOptions<Answer>) => {
  const { family, rules, held, numbered } = options;
  const { name, access, status } = family.definition;
  const answered = options.answer ?? ((row: Faktur) => row as unknown as Answer);
  const refuse = (input: FakturInput, period?: string): void => {
    options.refuse?.(input, period);
    refuseUnsaveable({ input, ...(period === undefined ? {} : { period }) });
  };

  const composed = draftOf(rules, numbered);

  const releaseOriginal = releaseBy(name);

  const saves = savesOf<FakturRow, Faktur, FakturInput, FakturParams, Answer>({
    family,
    whole: family.whole.load,
    inputOf,
    insert: insertFakturs,
    update: updateFaktur,
    remove: async (tx, deps, scope, read) => {
      const stages = await stagesOf(scope, tx.db, read.id);
      if (stages.some(({ id }) => id !== read.id))
        throw new Problem('conflict', { message: 'faktur.server.has_stages' });
      if (!(await removeFaktur(tx, scope, read))) return false;
      await releaseOriginal(tx, scope, deps.now(), read);
      return true;
    },
    ...(held ? { held } : {}),
    refuse: async (deps, scope, { input }, read) => {
      refuse(input, read?.replaces ? read.period : undefined);
      if (read?.replaces) sameHead((await fakturRow(scope, deps.db.read, read.replaces)) ?? read, input);
    },
    compose: async (tx, deps, scope, { input, autosave = false }, read) => ({
      row: await composed(tx, deps, scope, input, { read, autosave }),
    }),
    sideEffects: async (tx, deps, scope, { params: { autosave, alongside }, row, read }) => {
      if (read === null) await alongside?.(tx, row);
      return autosave ? [] : rememberedCounterparties(tx, deps, scope, [row]);
    },
    answer: (_deps, _scope, { row }) => answered(row),
  });

  /**
   * A replacement of an approved invoice, as a new draft linked both ways. It keeps the masa, the buyer and the contract
   * stage of its original. A replaced invoice can only be replaced through its latest replacement.
   */
  const substitute = async (
    deps: Deps,
    scope: Scope,
    { id, input, reason }: { id: string; input: FakturInput; reason: string },
  ): Promise<Answer> => {
    const original = await family.whole.load(scope, deps.db.read, id);
    permit(scope, access.write);
    if (!status.moves.substitute.from.includes(original.status)) throw family.wrongStatus(original);
    if (original.replacedBy !== null)
      throw new Problem('conflict', {
        message: 'faktur.server.already_substituted',
        extra: { replacedBy: original.replacedBy },
      });
    sameHead(original, input);
    refuse(input, original.period);
    const replacement = { ...input, term: original.term, advanceOf: original.advanceOf };
    return deps.db.transact(async (tx) => {
      const { id: replaces, period } = original;
      const fields = { kind: 'NORMAL_SUBS', replaces, revision: original.revision + 1, period, reason } as const;
      const row = await composed(tx, deps, scope, replacement, { fields });
      const sideEffects = () => rememberedCounterparties(tx, deps, scope, [row]);
      const draft = await saves.insert(tx, deps, scope, row, { reason, sideEffects });
      await family.move(tx, deps, scope, deps.now(), [
        { read: original, move: 'substitute', set: { replacedBy: draft.id }, reason },
      ]);
      return answered(draft);
    });
  };

  return { composed, releaseOriginal, saves, substitute };
};
