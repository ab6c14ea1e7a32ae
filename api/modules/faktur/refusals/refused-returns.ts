import { vatFormPath } from '#domain/faktur/document-paths.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { curedRetur, returCureOf } from '#domain/faktur/retur-cures.ts';
import { curedReturDokumen, returDokumenCureOf, returDokumenFieldOf } from '#domain/faktur/retur-dokumen-cures.ts';
import { returDokumenKeluaran, returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { returMasukan } from '#domain/faktur/retur-masukan.ts';
import type { ReturnRules } from '#domain/faktur/return-rules.ts';
import { type Cure, type Cured, changeOf } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { returMasukanFamily } from '../retur/family.ts';
import type { ReturnOrigin } from '../retur/origin-checks.ts';
import { returWork } from '../retur/work.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returInSide, returOutSide } from '../retur-dokumen/work.ts';
import { refusedSent } from './refused-sent.ts';

type Work<Full, Origin, Input, Left> = {
  readonly rules: Pick<ReturnRules<Origin, Input, Left>, 'written'>;
  readonly inputOf: (read: Full) => Input;
  findOrigin(scope: Scope, query: Query, read: Full): Promise<ReturnOrigin<Origin, Left> | null>;
};

const curing =
  <Full extends Faktur<string>, Origin, Input, Left>(
    { rules, inputOf, findOrigin }: Work<Full, Origin, Input, Left>,
    cured: (input: Input, cure: Cure, id: string, beside: ReturnOrigin<Origin, Left>) => Cured<Input>,
  ) =>
  async (scope: Scope, query: Query, read: Full, cure: Cure) => {
    const beside = await findOrigin(scope, query, read);
    if (!beside) return { input: inputOf(read), next: read, changes: [] };
    const { input, changes } = cured(inputOf(read), cure, read.id, beside);
    const next: Full = { ...read, ...rules.written(input, beside.origin, beside.left) };
    const sums = (['dpp', 'ppn', 'ppnbm'] as const).flatMap((key) => changeOf(key, read[key], next[key]));
    return { input, next, changes: [...changes, ...sums] };
  };

export const refusedReturs = refusedSent({
  name: 'retur-in',
  definition: returMasukan,
  family: returMasukanFamily,
  work: returWork,
  cureOf: returCureOf,
  inputOf: returWork.inputOf,
  cured: curing(returWork, curedRetur),
});

const sides = {
  out: {
    name: 'retur-dokumen-out',
    definition: returDokumenKeluaran,
    family: returDokumenKeluaranFamily,
    work: returOutSide,
  },
  in: {
    name: 'retur-dokumen-in',
    definition: returDokumenMasukan,
    family: returDokumenMasukanFamily,
    work: returInSide,
  },
} as const;

const refusedReturDokumens = (side: keyof typeof sides) => {
  const { work, definition } = sides[side];
  return refusedSent({
    ...sides[side],
    cureOf: returDokumenCureOf,
    inputOf: work.inputOf,
    cured: curing(work, curedReturDokumen),
    form: (read, code) => vatFormPath(definition.type, read, returDokumenFieldOf(code)),
    signed: 'changeSignee',
  });
};

export const refusedReturDokumenOut = refusedReturDokumens('out');
export const refusedReturDokumenIn = refusedReturDokumens('in');
