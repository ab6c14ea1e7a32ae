import { describe, expect, it } from 'vitest';
import { openFile, rootOf } from '../open-file.ts';
import { scanBulk } from './bulk.ts';

const xml = (encoding: string, name = 'PT Café José') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<a><name>${name}</name></a>`;

const wide = (text: string, mark = '\ufeff'): Buffer => Buffer.from(`${mark}${text}`, 'utf16le');

const nameIn = async (bytes: Buffer): Promise<string> => {
  let name = '';
  try {
    const file = await openFile(bytes, 'a.xml');
    if (file.type !== 'xml') return 'a table';
    await scanBulk(file.bytes, {
      root: 'a',
      rows: () => 0,
      open: () => undefined,
      close: (element, _parent, text) => {
        if (element === 'name') name = text;
      },
    });
    return name;
  } catch (error) {
    return (error as { key?: string }).key ?? String(error);
  }
};

describe('an XML', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(xml('utf-8'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${xml('utf-8')}`)],
    ['windows-1252', Buffer.from(xml('windows-1252'), 'latin1')],
    ['ISO-8859-1', Buffer.from(xml('ISO-8859-1'), 'latin1')],
    ['UTF-16, the low byte first', wide(xml('utf-16'))],
    ['UTF-16, the high byte first', wide(xml('utf-16')).swap16()],
    ['UTF-16 without a mark', wide(xml('utf-16'), '')],
    ['UTF-16 that calls itself UTF-8', wide(xml('utf-8'))],
  ])('in %s is read as it was written', async (_, bytes) => {
    expect(await nameIn(bytes)).toBe('PT Café José');
    expect(rootOf(bytes)).toBe('a');
  });

  it.each<[string, Buffer]>([
    ['that calls itself UTF-8 and is not', Buffer.from(xml('utf-8'), 'latin1')],
    ['without a declaration that is not UTF-8', Buffer.from('<a><name>Caf\u00e9</name></a>', 'latin1')],
    ['in an encoding nobody knows', Buffer.from(xml('klingon'))],
    ['that calls itself UTF-16 and is not', Buffer.from(xml('utf-16'))],
  ])('%s is refused, never read as other letters', async (_, bytes) =>
    expect(await nameIn(bytes)).toBe('xml_encoding'),
  );
});

describe('a table in CSV', () => {
  it.each<[string, Buffer]>([
    ['UTF-16 with a mark', wide('Nama;Kota\nCafé;Solo\n')],
    ['UTF-16 without one', wide('Nama;Kota\nCafé;Solo\n', '')],
    ['windows-1252', Buffer.from('Nama;Kota\nCafé;Solo\n', 'latin1')],
    ['UTF-8', Buffer.from('Nama;Kota\nCafé;Solo\n')],
  ])('in %s is read as it was written', async (_, bytes) => {
    const file = await openFile(bytes, 'a.csv');
    const rows: (readonly string[])[] = [];
    if (file.type === 'book') await file.book.read('a', ({ cells }) => rows.push(cells) > 0);
    expect(rows).toEqual([
      ['Nama', 'Kota'],
      ['Café', 'Solo'],
    ]);
  });
});
