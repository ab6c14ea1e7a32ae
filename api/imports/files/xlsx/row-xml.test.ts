import { expect, it } from 'vitest';
import { readRowXml } from './row-xml.ts';

const read = (xml: string): (readonly [column: number, value: string])[] => {
  const cells: (readonly [number, string])[] = [];
  readRowXml(xml, (column, { value }) => {
    if (value !== '') cells.push([column, value]);
  });
  return cells;
};

it.each([
  ['that name their place', '<row r="1"><c r="A1"><v>1</v></c><c r="C1"><v>3</v></c></row>'],
  ['that say nothing of themselves', '<row><c><v>1</v></c><c></c><c><v>3</v></c></row>'],
  ['that are empty and close themselves', '<row><c><v>1</v></c><c/><c s="1"><v>3</v></c></row>'],
  ['with a line in their tag', '<row><c\n s="1"><v>1</v></c><c\ts="1"/><c s="1"><v>3</v></c></row>'],
])('cells stand at their place: %s', (_, xml) => {
  expect(read(xml)).toEqual([
    [0, '1'],
    [2, '3'],
  ]);
});
