import type { DokumenRow } from '#domain/faktur/dokumen.ts';
import {
  type ReturDokumen,
  type ReturDokumenFilter,
  type ReturDokumenInput,
  type ReturDokumenListRow,
  returDokumen,
  returDokumenInputOf,
  returDokumenLabel,
} from '#domain/faktur/retur-dokumen.ts';
import { type DokumenAmounts, returDokumenRules } from '#domain/faktur/retur-dokumen-rules.ts';
import {
  type ReturDokumenStart,
  type ReturDokumenView,
  returDokumenOrigin,
} from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver, type ReturDokumenStatus } from '#domain/faktur/retur-dokumen-status.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { OutgoingReturDokumen } from '../../../gateways/djp/retur-dokumen/port.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { returning } from '../retur/returning.ts';
import { chainOf } from '../retur/view-retur.ts';
import { fakturTypeFamily } from '../type-family.ts';

type Selection = SelectionOf<ReturDokumenFilter>;

const origins = { out: dokumenKeluaranFamily, in: dokumenMasukanFamily } as const;

const originKeys = Object.keys(returDokumenOrigin.shape) as (keyof ReturDokumenStart['origin'])[];
const originView = (origin: DokumenRow) =>
  Object.fromEntries(originKeys.map((key) => [key, origin[key]])) as ReturDokumenStart['origin'];

export const returDokumenWork = bySide((side) => {
  const definition = returDokumen[side];
  const family = fakturTypeFamily<ReturDokumenListRow>()(definition, { labelOf: returDokumenLabel });

  /** A number may be used by one return of a type; a cancelled return frees it. */
  const refuseDouble = async (
    scope: Scope,
    query: Query,
    { id, number }: ReturDokumen,
    among: readonly ReturDokumen[],
  ): Promise<void> => {
    if (number === null) return;
    const saved = await fakturByNumbers<ReturDokumenStatus>(scope, query, definition.type, [number]);
    const same = [...saved, ...among.filter((one) => one.number === number)];
    if (same.some((one) => one.id !== id && !isReturDokumenOver(one)))
      throw new Problem('invalid', { errors: { number: 'returDokumen.check.double' } });
  };

  const work = returning<
    Selection,
    OutgoingReturDokumen,
    ReturDokumenStatus,
    DokumenRow,
    ReturDokumenInput,
    DokumenAmounts
  >({
    definition,
    family,
    origins: origins[side],
    rules: returDokumenRules,
    inputOf: returDokumenInputOf,
    numbers: { hold: (tx: Tx, scope: Scope) => holdClaim(tx, scope, 'number of a return'), refuseDouble },
    repeated: ({ documentKind }) => ({
      documentKind,
      counterpartyDocumentNumber: null,
      counterpartyCountry: '',
      counterpartyEmail: null,
      counterpartyNitku: '',
      ownNitku: '',
    }),
    labelOf: returDokumenLabel,
    office: ({ djp }) => djp.returDokumen,
    outgoing: (sender, retur, origin) => ({ ...sender, retur, origin }),
    inForce: ['APPROVED'],
  });

  const start = async (deps: Deps, scope: Scope, originId: string) => {
    const { origin, ...more } = await work.start(deps, scope, originId);
    return { ...more, origin: originView(origin) };
  };

  const view = async (deps: Deps, scope: Scope, id: string): Promise<ReturDokumenView> => {
    const retur = await family.view(deps, scope, id);
    const { read } = deps.db;
    const found = await work.findOrigin(scope, read, retur);
    if (!found) {
      const { dpp, ppn, ppnbm } = retur;
      return { ...retur, origin: null, left: { dpp, ppn, ppnbm }, chain: [], effect: [] };
    }
    const { chain, effect } = await chainOf(scope, read, found.origin);
    return { ...retur, origin: originView(found.origin), left: found.left, chain, effect };
  };

  return { ...work, definition, family, origins: origins[side], start, view };
});
