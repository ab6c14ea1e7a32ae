import { type SigneeProduct, signeeProducts } from '#domain/settings/signee-products.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { turnedAway } from '../../client/guards.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { useSession } from '../../ui/layout/session-context.ts';
import { signeeGuards } from './signee-guards.ts';

type SigneeRow = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version: number;
  readonly product: SigneeProduct;
  readonly npwp: string;
  readonly active: boolean;
};

/** All signees the user may see. */
export const ALL_SIGNEES = '/signees?range=[0,199]';

/** The person's data of a signee, without product fields. */
const personOf = ({ id: _, version: __, updatedAt: ___, product: ____, active: _____, ...person }: SigneeRow) => person;

/**
 * The products a person signs for: one signee per selected product. `saveOthers` receives the saved signee and updates
 * those of the other products: adds, changes, removes. Throws the first refusal.
 */
export const useSignedProducts = (product: SigneeProduct, id: string | undefined) => {
  const { setting } = useSession();
  const { data: all = [] } = useGet<readonly SigneeRow[]>(ALL_SIGNEES, { staleTime: 0 });
  const [picked, setPicked] = useStoredState<readonly SigneeProduct[] | null>(`products.${id ?? ''}`, null);
  const npwp = all.find((one) => one.id === id)?.npwp;
  const offered = signeeProducts.filter((one) => one === product || turnedAway([signeeGuards[one]], setting) === null);
  const others = all.filter((one) => one.npwp === npwp && one.product !== product && offered.includes(one.product));
  const ticked = picked ?? [product, ...others.map((one) => one.product)];

  const toggle = (one: SigneeProduct) =>
    setPicked(ticked.includes(one) ? ticked.filter((kept) => kept !== one) : [...ticked, one]);

  const saveOthers = async (saved: SigneeRow): Promise<void> => {
    const person = personOf(saved);
    for (const one of offered) {
      if (one === product) continue;
      const row = others.find((other) => other.product === one);
      if (row && !ticked.includes(one)) await dataProvider.call('DELETE', `/signees/${row.id}?version=${row.version}`);
      else if (row)
        await dataProvider.call('PUT', `/signees/${row.id}`, {
          ...person,
          product: one,
          active: row.active,
          version: row.version,
        });
      else if (ticked.includes(one))
        await dataProvider.call('POST', '/signees', { ...person, product: one, active: saved.active });
    }
  };
  return { offered, ticked, toggle, saveOthers };
};
