import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import type { CocokkanParams } from './cocokkan-state.ts';
import { viewCocokkan } from './view-cocokkan.ts';

/** The PDF is made during the request, so it lists at most this many lines; the bridge counts all. */
const AT_ONCE = 2_000;

export const printBridge = async (deps: Deps, scope: Scope, params: CocokkanParams): Promise<Paper> => {
  const { lines, ...view } = await viewCocokkan(deps, scope, {
    ...params,
    differing: true,
    offset: 0,
    limit: AT_ONCE,
  });
  const { name, npwp } = await ownCompany(scope, deps.db.read);
  return drawn(deps, scope, {
    name: `Cocokkan ${params.side === 'out' ? 'PPN Keluaran' : 'Pajak Masukan'} ${params.from}${params.to === params.from ? '' : ` ${params.to}`}.pdf`,
    drawing: {
      paper: 'cocokkan',
      view: { company: { name, npwp }, view, lines, more: view.total - lines.length, at: deps.now() },
      locale: scope.locale,
    },
  });
};
