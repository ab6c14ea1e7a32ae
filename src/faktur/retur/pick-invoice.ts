import { fakturMasukan } from '#domain/faktur/masukan.ts';
import { mayGoBack } from '#domain/faktur/retur-masukan.ts';
import { returPaths } from '../paths.ts';
import { pickOrigin } from './PickOrigin.tsx';

const states = Object.keys(fakturMasukan.status.states) as (keyof typeof fakturMasukan.status.states)[];

export const ReturCreateButton = pickOrigin({
  returns: 'efaktur/in/return/ctas',
  refused: 'retur-in',
  of: fakturMasukan,
  filter: { status: states.filter((status) => mayGoBack({ status })) },
  label: 'returScreen.pick.invoice',
  helper: 'returScreen.pick.help',
  to: returPaths.in.create,
});
