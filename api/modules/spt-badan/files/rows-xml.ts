import { element } from '#domain/definition/xml.ts';
import type { EntryRow } from '#domain/spt-badan/entries.ts';
import { assetListOf } from '#domain/spt-badan/xml/asset-codes.ts';
import type { XmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { writtenRow } from '#domain/spt-badan/xml/write-row.ts';

const SCHEMA = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="schema.xsd"';

type Named = { readonly npwp: string; readonly taxYear: number };

/** The file of an attachment, of rows without faults, with their calculated cells. */
export const rowsXml = (attachment: XmlAttachment, { npwp, taxYear }: Named, rows: readonly EntryRow[]): string => {
  const { root, isNamed, lists } = attachment;
  const item = (name: string, row: EntryRow): string =>
    `<${name}>${writtenRow(attachment, row)
      .map(([of, text]) => element(of, text))
      .join('')}</${name}>`;
  const isIn = (row: EntryRow, at: number): boolean => lists.length === 1 || assetListOf(row.group ?? '') === at;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root}${isNamed ? '' : SCHEMA}>`,
    ...(isNamed ? [element('TIN', npwp), element('TaxYear', String(taxYear))] : []),
    ...lists.flatMap(({ list, item: name }, at) => [
      `<${list}>`,
      ...rows.filter((row) => isIn(row, at)).map((row) => item(name, row)),
      `</${list}>`,
    ]),
    `</${root}>`,
    '',
  ].join('\n');
};
