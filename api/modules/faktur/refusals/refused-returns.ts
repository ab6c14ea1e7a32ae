import { vatFormPath } from '#domain/faktur/document-paths.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { ReturInput } from '#domain/faktur/retur.ts';
import { curedRetur, returCureOf } from '#domain/faktur/retur-cures.ts';
import type { ReturDokumen, ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import { curedReturDokumen, returDokumenCureOf, returDokumenFieldOf } from '#domain/faktur/retur-dokumen-cures.ts';
import type { ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import type { ReturnRules } from '#domain/faktur/return-rules.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { type Cure, type Cured, changeOf } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import type { ReturnOrigin } from '../retur/origin-checks.ts';
import { returWork } from '../retur/work.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import { refusedSent } from './refused-sent.ts';

type Work<Full, Origin, Input, Left> = {
  readonly rules: Pick<ReturnRules<Origin, Input, Left>, 'written'>;
  readonly inputOf: (read: Full) => Input;
  findOrigin(scope: Scope, query: Query, read: Full): Promise<ReturnOrigin<Origin, Left> | null>;
};

const curing =
  <Full extends Faktur<string>, Origin, Input, Left>(
    { rules, inputOf, findOrigin }: Work<Full, Origin, Input, Left>,
    cured: (input: Input, cure: Cure, id: string, returnOrigin: ReturnOrigin<Origin, Left>) => Cured<Input>,
  ) =>
  async (scope: Scope, query: Query, read: Full, cure: Cure) => {
    const returnOrigin = await findOrigin(scope, query, read);
    if (!returnOrigin) return { input: inputOf(read), next: read, changes: [] };
    const { input, changes } = cured(inputOf(read), cure, read.id, returnOrigin);
    const next: Full = { ...read, ...rules.written(input, returnOrigin.origin, returnOrigin.left) };
    const sums = (['dpp', 'ppn', 'ppnbm'] as const).flatMap((key) => changeOf(key, read[key], next[key]));
    return { input, next, changes: [...changes, ...sums] };
  };

export const refusedReturs = refusedSent<Faktur<ReturMasukanStatus>, ReturInput>({
  work: returWork,
  cureOf: returCureOf,
  cured: curing(returWork, curedRetur),
});

export const refusedReturDokumens = bySide((side) => {
  const work = returDokumenWork[side];
  return refusedSent<ReturDokumen, ReturDokumenInput>({
    work,
    cureOf: returDokumenCureOf,
    cured: curing(work, curedReturDokumen),
    form: (read, code) => vatFormPath(work.definition.type, read, returDokumenFieldOf(code)),
    signed: 'changeSignee',
  });
});
