import type { ImportKind } from '../kind.ts';
import type { RawDocument, Style } from '../raw.ts';
import { TWO_AND_YEAR } from './day.ts';
import { PLUS } from './reader.ts';

const COMMA = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,(\d{1,2}|\d{4,})$|^\d{1,3}(\.\d{3}){2,}$/;
const POINT = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$|^\d{1,3}(,\d{3}){2,}$/;

export const surveyor = ({
  fields,
}: Pick<ImportKind, 'fields'>): { look(document: RawDocument): void; style(): Style } => {
  let comma = false;
  let point = false;
  let dayFirst = false;
  let monthFirst = false;
  const look = (field: string, text: string): void => {
    const kind = fields[field]?.kind;
    if (kind === 'decimal') {
      if (!comma && COMMA.test(text)) comma = true;
      else if (!point && POINT.test(text)) point = true;
    } else if (kind === 'day') {
      const parts = TWO_AND_YEAR.exec(text);
      if (parts && Number(parts[1]) > 12) dayFirst = true;
      if (parts && Number(parts[2]) > 12) monthFirst = true;
    }
  };
  return {
    look: (document) => {
      for (const { cells } of document)
        for (const field in cells) for (const part of (cells[field] ?? '').split(PLUS)) look(field, part);
    },
    style: () => ({
      decimal: comma === point ? 'unknown' : comma ? 'comma' : 'point',
      order: dayFirst && monthFirst ? 'mixed' : dayFirst ? 'day-first' : monthFirst ? 'month-first' : 'unknown',
    }),
  };
};
