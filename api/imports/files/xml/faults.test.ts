import { describe, expect, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { scanBulk } from './bulk.ts';
import { repairedXml } from './faults.ts';

const scan = (text: string): Promise<Refusal | null> =>
  scanBulk(Buffer.from(text), {
    root: 'a',
    rows: () => 0,
    open: () => undefined,
    close: () => undefined,
  }).then(
    () => null,
    (error) => error,
  );

describe('an XML that is not well formed', () => {
  it.each<[string, string, string, Record<string, string | number>]>([
    [
      'a bare "&"',
      '<a>\n<b>PT Karya &amp; Jaya</b><b>PT Karya & Putra</b></a>',
      'xml_ampersand',
      { line: 2, column: 39, near: 'PT Karya & Putra' },
    ],
    ['blank lines before the declaration', '\n\n<?xml version="1.0"?><a/>', 'xml_blank_start', {}],
    ['an entity of HTML', '<a>PT&nbsp;A</a>', 'xml_entity', { line: 1, column: 6 }],
    ['a file that is cut off', '<a>\n<b>PT A</b>\n<b>PT', 'xml_cut', { line: 3, element: 'b' }],
    ['a tag that is cut off', '<a>\n<b na', 'xml_cut', { line: 2 }],
    ['a bare "<"', '<a>\n1 < 2</a>', 'xml_less_than', { line: 2 }],
    ['elements that overlap', '<a>\n<b></a></b>', 'xml_unmatched', { line: 2 }],
    ['anything else', '<a>\n<b x=1/></a>', 'xml_broken_at', { line: 2 }],
  ])('says line, column and cause of %s', async (_, text, key, params) => {
    expect(await scan(text)).toMatchObject({ key, params });
  });

  it('is mended where nothing but a harmless fault stands in the way', async () => {
    const text = '\n <?xml version="1.0"?><a><!-- a & b --><![CDATA[c & d]]>e & f &amp; &#38; &x;</a>';
    expect(repairedXml(text)).toBe(
      '<?xml version="1.0"?><a><!-- a & b --><![CDATA[c & d]]>e &amp; f &amp; &#38; &x;</a>',
    );
    const good = '<?xml version="1.0"?><a>e &amp; f</a>';
    expect(repairedXml(good)).toBe(good);
    expect((await scan('<a>e & f</a>'))?.repairs).toBe('xml');
    expect((await scan('<a>e < f</a>'))?.repairs).toBeUndefined();
    expect(await scan(repairedXml('<a>e & f</a>'))).toBeNull();
  });
});
