import { z } from 'zod';
import { isDay } from '#domain/definition/day.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import type { Office } from '../../simulator/options.ts';
import { inventedFakturs, replacementOf } from './invented.ts';

const KIND = 'INVENTED';

type State = PulledFaktur['status'];
const become = z.object({
  status: z.enum(Object.keys(masukanStatus.states) as [State, ...State[]]),
  creditPeriod: z.string().nullable(),
});
type Become = z.infer<typeof become>;

const placeOf = (buyer: string, { seller, number }: PulledFaktur): string =>
  `${KIND} ${buyer} ${seller.npwp} ${number}`;

export const madeElsewhere = (
  office: Pick<Office, 'now'>,
  buyer: string,
  period: string,
  entries: readonly Entry[],
): PulledFaktur[] => {
  if (!isDay(`${period}-01`)) return [];
  const since = new Map(
    entries.filter(({ kind }) => kind === KIND).map(({ ref, content }) => [ref, become.parse(content)]),
  );
  const now = (pulled: PulledFaktur): PulledFaktur => ({ ...pulled, ...since.get(placeOf(buyer, pulled)) });
  return inventedFakturs(buyer, period, jakartaDay(office.now())).flatMap((options) => {
    const is = now(options);
    const agreed = options.status === 'WAITING_FOR_AMENDMENT' && is.status === 'AMENDED';
    return agreed ? [is, now(replacementOf({ ...options, status: 'CREDITED' }))] : [is];
  });
};

export const keepBecome = async (
  office: Pick<Office, 'now'>,
  books: BookWriter,
  buyer: string,
  pulled: PulledFaktur,
  { status, creditPeriod }: Become,
): Promise<void> => {
  const ref = placeOf(buyer, pulled);
  const at = office.now();
  const entry: Entry = {
    ref,
    key: ref,
    kind: KIND,
    tin: buyer,
    reference: null,
    number: null,
    payeeMasa: `${buyer} ${pulled.period}`,
    state: 'APPROVED',
    code: null,
    message: null,
    contentHash: '',
    content: { status, creditPeriod },
    readyAt: at,
    updatedAt: at,
  };
  await ((await books.byRef(ref)) ? books.change(entry) : books.add(entry));
};
