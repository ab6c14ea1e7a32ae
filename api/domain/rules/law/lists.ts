import { oneOf, tableRows, text } from '../../definition/table.ts';
import { lawOf } from '../../law-rows.ts';
import { type NamedList, namedLists } from '../../records/law/lists.ts';
import listTable from './lists.table.json' with { type: 'json' };

const rows = tableRows(listTable, {
  list: oneOf(Object.values(namedLists).map(({ table }) => table)),
  code: text,
  id: text,
  en: text,
});

/** Industries are the sections of KBLI 2020; the other lists are our own. */
const sources: Readonly<Record<string, string>> = { industry: 'PER-12/PJ/2022' };

const listLaw = (of: NamedList) =>
  lawOf(of, () =>
    rows
      .filter(({ list }) => list === of.table)
      .map(({ code, id: nameId, en: nameEn }) => ({
        code,
        nameId,
        nameEn,
        validFrom: '2022-09-09',
        validUntil: null,
        source: sources[of.table] ?? 'Patuh',
      })),
  );

export const listLaws = {
  industry: listLaw(namedLists.industry),
  department: listLaw(namedLists.department),
  jobTitle: listLaw(namedLists.jobTitle),
  incomeBand: listLaw(namedLists.incomeBand),
} as const;
