import { LIMIT } from '#domain/definition/money.ts';
import { MOST_FILES } from '../../db/repositories/outbox.ts';
import { FILE_LIMIT, JSON_LIMIT, STRANGER_LIMIT } from '../http/body.ts';
import { MOST_ERRORS } from '../http/invalid.ts';
import { DEEPEST } from '../http/json-depth.ts';
import { MOST_ROWS } from '../http/list-query.ts';
import { kinds } from '../imports/files/kinds.ts';
import { RECEIPT_BYTES } from '../imports/files/receipt-file.ts';
import { limits } from '../imports/files/refusal.ts';
import { MOST_WAITING } from '../request-pool.ts';
import { LARGEST_PREFERENCES } from '../services/preferences/merge-preferences.ts';
import { MOST_VIEWS } from '../services/preferences/saved-views.ts';
import { LARGEST_CERTIFICATE } from '../settings/certificate/replace.ts';

type Unit =
  | 'attributes'
  | 'bytes'
  | 'rows'
  | 'cells'
  | 'characters'
  | 'documents'
  | 'entries'
  | 'sheets'
  | 'columns'
  | 'levels'
  | 'times'
  | 'sen';

/** The test: its file, and words of its name. */
export type Bound = {
  readonly of: string;
  readonly most: number;
  readonly unit: Unit;
  readonly test: readonly [file: string, name: string];
};

const HOSTILE = 'tests/api/imports/import-hostile.test.ts';
const FILES = 'api/imports/files/bounds.test.ts';
const SECURITY = 'tests/api/security.test.ts';

const files: readonly Bound[] = [
  { of: 'a file handed in', most: limits.fileBytes, unit: 'bytes', test: [HOSTILE, 'a file above 20 MB'] },
  {
    of: 'all that a packed file unfolds to',
    most: limits.unpackedBytes,
    unit: 'bytes',
    test: [FILES, 'a packed file'],
  },
  {
    of: 'one part of it above 1 MB, of its packed size',
    most: limits.unpackedRatio,
    unit: 'times',
    test: [FILES, 'a packed file'],
  },
  { of: 'parts of a packed file', most: limits.zipEntries, unit: 'entries', test: [FILES, 'a packed file'] },
  { of: 'sheets of a workbook', most: limits.sheets, unit: 'sheets', test: [FILES, 'more sheets'] },
  { of: 'rows of a sheet that say something', most: limits.lines, unit: 'rows', test: [FILES, 'rows of a table'] },
  { of: 'rows of a text', most: limits.textRows, unit: 'rows', test: [FILES, 'rows of a table'] },
  { of: 'rows of a workbook’s sheet', most: limits.rows, unit: 'rows', test: [FILES, 'rows of a table'] },
  { of: 'cells of a sheet', most: limits.cells, unit: 'cells', test: [FILES, 'rows of a table'] },
  { of: 'columns of a sheet', most: limits.columns, unit: 'columns', test: [FILES, 'of more columns'] },
  { of: 'a cell', most: limits.cellCharacters, unit: 'characters', test: [FILES, 'a longer cell'] },
  { of: 'elements of XML in one another', most: limits.xmlDepth, unit: 'levels', test: [FILES, 'nested deeper'] },
  { of: 'a comment in an XML', most: limits.xmlComment, unit: 'characters', test: [FILES, 'with too long'] },
  { of: 'a text in an XML', most: limits.xmlText, unit: 'characters', test: [FILES, 'with too long'] },
  { of: 'a tag in an XML', most: limits.xmlTag, unit: 'characters', test: [FILES, 'with too long'] },
  { of: 'a name in an XML', most: limits.xmlName, unit: 'characters', test: [FILES, 'with too long'] },
  { of: 'attributes of a tag', most: limits.xmlAttributes, unit: 'attributes', test: [FILES, 'with too many'] },
  {
    of: 'elements in one another, of a part of a workbook',
    most: limits.xmlLevels,
    unit: 'levels',
    test: [FILES, 'with too many'],
  },
  {
    of: 'a receipt',
    most: RECEIPT_BYTES,
    unit: 'bytes',
    test: ['tests/api/ntpn/ntpn.test.ts', 'is refused with a text at the field that is wrong'],
  },
  {
    of: 'a certificate with its chain',
    most: LARGEST_CERTIFICATE,
    unit: 'bytes',
    test: ['tests/api/certificate.test.ts', 'is refused in words'],
  },
  ...Object.values(kinds).map(
    ({ key, limits: { documents } }): Bound => ({
      of: `a file of ${key}`,
      most: documents,
      unit: 'documents',
      test: ['api/imports/files/many-documents.test.ts', 'ends with its documents'],
    }),
  ),
];

const requests: readonly Bound[] = [
  {
    of: 'a form with files',
    most: FILE_LIMIT,
    unit: 'bytes',
    test: [SECURITY, 'of a form with files is refused'],
  },
  { of: 'a body of JSON', most: JSON_LIMIT, unit: 'bytes', test: [SECURITY, 'too large is refused with the limit'] },
  { of: 'a body of a stranger', most: STRANGER_LIMIT, unit: 'bytes', test: [SECURITY, 'of a stranger at a fraction'] },
  { of: 'JSON in itself', most: DEEPEST, unit: 'levels', test: ['api/http/json-depth.test.ts', 'one level more'] },
  {
    of: 'faults of one body that are told',
    most: MOST_ERRORS,
    unit: 'entries',
    test: [SECURITY, 'more wrong fields than anybody reads'],
  },
  {
    of: 'a page of a list',
    most: MOST_ROWS,
    unit: 'rows',
    test: ['api/http/list-query.test.ts', 'ends where it must'],
  },
  {
    of: 'large requests of one company in line',
    most: MOST_WAITING,
    unit: 'entries',
    test: ['tests/api/request-threads.test.ts', 'has too many of them'],
  },
  {
    of: 'imports and downloads of one company, waiting and at work',
    most: MOST_FILES,
    unit: 'entries',
    test: ['tests/api/jobs-share.test.ts', 'are twenty'],
  },
  {
    of: 'saved views of a person in a company',
    most: MOST_VIEWS,
    unit: 'entries',
    test: ['tests/api/limits.test.ts', 'saved views'],
  },
  {
    of: 'preferences of a person',
    most: LARGEST_PREFERENCES,
    unit: 'characters',
    test: ['tests/api/limits.test.ts', 'preferences'],
  },
];

const amounts: readonly Bound[] = [
  {
    of: 'an amount',
    most: LIMIT,
    unit: 'sen',
    test: ['api/domain/definition/money.test.ts', 'refuses what leaves the range'],
  },
];

export const bounds: Readonly<Record<string, readonly Bound[]>> = {
  Files: files,
  Requests: requests,
  Amounts: amounts,
};
