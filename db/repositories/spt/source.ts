import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Bupot } from '#domain/bupot/record.ts';
import { issuedStatuses, voidStatuses } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnDefinition, ReturnDocuments } from '#domain/spt/definition.ts';
import type { ReturnDocument, ReturnFaktur, ReturnSlip } from '#domain/spt/return-document.ts';
import { DIRECT } from '#domain/spt/slips.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';
import { BUPOT_LIST } from '../bupot/list.ts';
import { type Holding, inReturn, inRupiah, type Page, underOf } from './documents.ts';
import { drawingOf } from './drawing.ts';
import { fakturs } from './fakturs.ts';
import { inGroup, inSen, ofKinds, type SourceTable, sumColumns } from './source-table.ts';

/** Amounts in rupiah. */
export type PrintedSlip = Omit<ReturnSlip, 'status' | 'reference' | 'share'> & Pick<Bupot, 'base' | 'rate'>;

export type PrintedFaktur = Omit<ReturnFaktur, 'status' | 'share'>;
export type PrintedDocument = PrintedSlip | PrintedFaktur;

const { id, kind, number, date, payeeName, payeeNpwp, taxCode, kapKjs, facility } = bupots;
const amounts = { tax: inSen(bupots.tax), borne: inSen(bupots.borne) };
const gross = inSen(bupots.gross);
const both = { id, kind, number, date, payeeName, payeeNpwp, taxCode, kapKjs, facility, gross, ...amounts };

export const slips: SourceTable = {
  list: BUPOT_LIST,
  live: 'bupot',
  table: bupots,
  id,
  kind,
  number,
  date,
  row: kapKjs,
  company: bupots.companyId,
  period: bupots.period,
  status: bupots.status,
  holder: bupots.returnId,
  since: bupots.issuedAt,
  replaces: bupots.replaces,
  inForce: issuedStatuses,
  gone: voidStatuses,
  groups: { [DIRECT]: sql`${bupots.paymentOption} = 'DIRECT'` },
  amounts,
  indexed: 'tax',
  shown: { ...both, status: bupots.status, reference: bupots.reference },
  printed: { ...both, base: inSen(bupots.base), rate: bupots.rate },
  money: ['gross', 'tax', 'borne', 'base'],
  summed: ['gross', 'tax', 'borne'],
};

export type DocumentTable = {
  readonly kinds?: readonly string[];
  readonly group?: string;
  readonly bringing?: string;
};

/** In rupiah. */
type Listed<Item> = {
  readonly rows: Item[];
  readonly count: number;
  readonly sums: Readonly<Record<string, string>>;
};

/** `Item`: a document on screen; `Printed`: a document on paper. */
export const listsOf = <Item, Printed>(of: SourceTable) => {
  const inTable = ({ kinds, group, bringing }: DocumentTable): SQL | undefined =>
    and(
      kinds ? ofKinds(of, kinds) : undefined,
      group === undefined ? undefined : inGroup(of, group),
      bringing === undefined ? undefined : sql`${of.amounts[bringing]} <> 0`,
    );
  const sums = sumColumns(Object.fromEntries(of.summed.map((name) => [name, of.shown[name] ?? of.id])));
  const count = sql<number>`count(*)`;

  return {
    table: async (
      scope: Scope,
      query: Query,
      held: Holding,
      table: DocumentTable,
      { offset, limit }: Page,
    ): Promise<Listed<Item>> => {
      const where = and(inReturn(of, scope, held), inTable(table));
      const share = of.amounts[Object.keys(of.amounts)[0] ?? ''] ?? sql`0`;
      const rows = await query
        .select({ ...of.shown, share: sql<string>`cast(${share} as text)`.as('share') })
        .from(of.table)
        .where(where)
        .orderBy(desc(of.date), desc(of.id))
        .limit(limit)
        .offset(offset);
      const [all] = (await query
        .select({ count, ...sums })
        .from(of.table)
        .where(where)) as Record<string, unknown>[];
      return {
        rows: rows.map((row) => inRupiah<Item>([...of.money, 'share'], row)),
        count: Number(all?.count ?? 0),
        sums: inRupiah(of.summed, Object.fromEntries(of.summed.map((name) => [name, all?.[name]]))),
      };
    },

    /** By day and number, the order on paper, and the number of the remaining ones. */
    printed: async (
      scope: Scope,
      query: Query,
      held: Holding,
      table: DocumentTable,
      most: number,
    ): Promise<{ documents: Printed[]; more: number }> => {
      const where = and(inReturn(of, scope, held), inTable(table));
      const rows = await query
        .select(of.printed)
        .from(of.table)
        .where(where)
        .orderBy(asc(of.date), asc(of.number), asc(of.id))
        .limit(most);
      const documents = rows.map((row) => inRupiah<Printed>(of.money, row));
      if (rows.length < most) return { documents, more: 0 };
      const [counted] = await query.select({ count }).from(of.table).where(where);
      return { documents, more: Number(counted?.count ?? 0) - rows.length };
    },
  };
};

export const sourceTables: Readonly<Record<ReturnDocuments['source'], SourceTable>> = { slips, fakturs };

/** Documents other than slips are shown with the columns of their own table. */
export const sourceOf = ({ documents }: Pick<ReturnDefinition, 'documents'>) => {
  const table = sourceTables[documents.source];
  const drawing = drawingOf(table, documents.kinds);
  return {
    list: table.list,
    live: table.live,
    ...drawing,
    supposed: table.supposed ?? drawing.byId,
    ...underOf<ReturnDocument>(table),
    ...listsOf<ReturnDocument, PrintedDocument>(table),
  };
};
