import { type SigneeProduct, signeeProducts } from '#domain/settings/signee-products.ts';
import { turnedAway } from '../../client/guards.ts';
import { type RequestOf, request } from '../../client/request.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { useSession } from '../../ui/layout/session-context.ts';
import { signeeGuards } from './signee-guards.ts';

type SigneeRow = RequestOf<'POST', '/signees'>['body'] & {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: number;
};

export const allSignees = { query: { range: '[0,199]' }, staleTime: 0 } as const;

const personOf = ({ id: _, version: __, updatedAt: ___, product: ____, active: _____, ...person }: SigneeRow) => person;

/**
 * One signee per selected product. `saveOthers` adds, changes and removes those of the other products. Throws the first
 * refusal.
 */
export const useSignedProducts = (product: SigneeProduct, id: string | undefined) => {
  const { setting } = useSession();
  const { data = [] } = useGet('/signees', allSignees);
  const all = data as readonly SigneeRow[];
  const [picked, setPicked] = useStoredState<readonly SigneeProduct[] | null>(`products.${id ?? ''}`, null);
  const npwp = all.find((one) => one.id === id)?.npwp;
  const offered = signeeProducts.filter((one) => one === product || turnedAway([signeeGuards[one]], setting) === null);
  const others = all.filter((one) => one.npwp === npwp && one.product !== product && offered.includes(one.product));
  const ticked = picked ?? [product, ...others.map((one) => one.product)];

  const toggle = (one: SigneeProduct) =>
    setPicked(ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]);

  const saveOthers = async (saved: SigneeRow): Promise<void> => {
    const person = personOf(saved);
    for (const one of offered) {
      if (one === product) continue;
      const row = others.find((other) => other.product === one);
      if (row && !ticked.includes(one))
        await request('DELETE', '/signees/{id}', { path: { id: row.id }, query: { version: row.version } });
      else if (row)
        await request('PUT', '/signees/{id}', {
          path: { id: row.id },
          body: { ...person, product: one, active: row.active, version: row.version },
        });
      else if (ticked.includes(one))
        await request('POST', '/signees', { body: { ...person, product: one, active: saved.active } });
    }
  };
  return { offered, ticked, toggle, saveOthers };
};
