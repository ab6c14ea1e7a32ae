import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import type { Asked } from './standing.ts';
import { viewCocokkan } from './view-cocokkan.ts';

/** A paper made while somebody waits names this many lines; the bridge counts all of them. */
const AT_ONCE = 2_000;

/** The bridge as a paper, with the lines that differ. */
export const printBridge = async (deps: Deps, scope: Scope, asked: Asked): Promise<Paper> => {
  const { lines, ...view } = await viewCocokkan(deps, scope, {
    ...asked,
    ...{ differing: true, offset: 0, limit: AT_ONCE },
  });
  const { name, npwp } = await ownCompany(scope, deps.db.read);
  return drawn(deps, scope, {
    name: `Cocokkan ${asked.side === 'out' ? 'PPN Keluaran' : 'Pajak Masukan'} ${asked.from}${asked.to === asked.from ? '' : ` ${asked.to}`}.pdf`,
    drawing: {
      paper: 'cocokkan',
      view: { company: { name, npwp }, view, lines, more: view.total - lines.length, at: deps.now() },
      locale: scope.locale,
    },
  });
};
