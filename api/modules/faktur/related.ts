import type { FakturRow } from '#domain/faktur/record.ts';
import type { RelatedFaktur } from '#domain/faktur/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import { versionsOf } from '../../../db/repositories/faktur/versions.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { loadRow } from './move-fakturs.ts';

const relatedOf = (relation: RelatedFaktur['relation'], row: FakturRow): RelatedFaktur => ({
  relation,
  id: row.id,
  number: row.number,
  reference: row.reference,
  date: row.date,
  status: row.status,
  kind: row.kind,
  dpp: row.dpp,
  revision: row.revision,
});

export const relatedFakturs = async (deps: Deps, scope: Scope, id: string): Promise<RelatedFaktur[]> => {
  const self = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const { back, on } = await versionsOf(scope, deps.db.read, self);
  const line = [
    ...back.map((row) => relatedOf('original', row)),
    relatedOf('self', self),
    ...on.map((row) => relatedOf('replacement', row)),
  ];
  if (self.term === 'EMPTY') return line;
  const first = self.advanceOf ?? back[0]?.id ?? self.id;
  const known = new Set(line.map((one) => one.id));
  const stages = await stagesOf(scope, deps.db.read, first);
  const relationOf = (row: FakturRow): RelatedFaktur['relation'] =>
    row.term === 'PAID' ? 'settlement' : row.id === first ? 'advance' : 'stage';
  // A settlement is the last stage of its contract, even when another stage has the same date.
  const ordered = [...stages.filter((row) => row.term !== 'PAID'), ...stages.filter((row) => row.term === 'PAID')];
  const place = ordered.findIndex((row) => known.has(row.id));
  const others = (rows: readonly FakturRow[]): RelatedFaktur[] =>
    rows.filter((row) => !known.has(row.id)).map((row) => relatedOf(relationOf(row), row));
  return [...others(ordered.slice(0, Math.max(place, 0))), ...line, ...others(ordered.slice(Math.max(place, 0)))];
};
