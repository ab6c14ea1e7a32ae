import { mayDo } from '#domain/access.ts';
import type { FirstReads } from '#domain/company/page-opening.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { openingList } from '#domain/definition/opening-list.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { jakartaDay } from '#domain/scope.ts';

type Reader = { readonly permissions: ReadonlySet<string>; readonly now: number };
type Page = (reader: Reader) => FirstReads;

const NONE: FirstReads = { paths: [] };

const home: Page = ({ permissions, now }) => {
  const lastMasa = periodAfter(periodOf(jakartaDay(now)), -1);
  return {
    paths: [
      ...(mayDo(permissions, 'home/health', 'show') ? [`/home/health?period=${lastMasa}`] : []),
      ...(mayDo(permissions, 'home/to-do', 'show') ? ['/home/to-do'] : []),
    ],
  };
};

const list = (of: Parameters<typeof openingList>[0]): Page => {
  const opening = openingList(of);
  return ({ permissions }) => (mayDo(permissions, of.resource, 'list') ? { paths: [], list: opening } : NONE);
};

const pages: Readonly<Record<string, Page>> = {
  '/main/home': home,
  '/main/efaktur-v2/out': list(fakturKeluaran),
};

export const firstReads = (path: string, reader: Reader): FirstReads => pages[path]?.(reader) ?? NONE;
