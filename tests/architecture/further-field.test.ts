import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { text } from '#domain/definition/field.ts';
import { draftOf, optional } from '#domain/definition/field-forms.ts';
import { exportedOf, field, fieldsByElement, inputFrom, listOf } from '#domain/definition/field-table.ts';
import { returDokumen } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import { fileColumns, readFields } from '../../api/imports/files/field-row.ts';
import { columnsOf } from '../../db/schema/field-columns.ts';
import { Facts } from '../../src/ui/fields/Facts.tsx';
import { FormPart } from '../../src/ui/fields/FormPart.tsx';
import { fieldColumns } from '../../src/ui/fields/field-columns.tsx';
import { FormFieldsContext } from '../../src/ui/fields/fields-context.ts';

/** One entry in the table of its document; its name in two languages is all that is written besides. */
const fields = {
  ...returDokumenFields,
  warehouse: field(optional(text(10)), {
    list: { width: 120 },
    input: { part: 'return', wide: 6 },
    elements: ['Warehouse'],
    file: { headings: ['Gudang'] },
  }),
};
const { resource, status, list } = returDokumen.out.document;
const of = { resource, status, fields, list: { ...list, ...listOf(fields) } };
const label = `resources.${resource}.fields.warehouse`;

describe('a further field of returns of other documents', () => {
  it('is checked and kept as input', () => {
    const draft = draftOf(fields);
    expect(draft.parse({ warehouse: 'G-1' })).toHaveProperty('warehouse', 'G-1');
    expect(draft.safeParse({ warehouse: 'longer than ten' }).success).toBe(false);
    expect(inputFrom(fields)({ warehouse: 'G-1' } as never)).toHaveProperty('warehouse', 'G-1');
  });

  it('has a column in the table', () => {
    expect(Object.keys(columnsOf({ warehouse: fields.warehouse }))).toEqual(['warehouse']);
  });

  it('is entered in its section, and shown on the page', () => {
    const input = { warehouse: 'G-1' };
    const nothing = () => undefined;
    const form = { resource, fields, words: '', input, set: nothing, touch: nothing, errorOf: nothing };
    const section = createElement(FormPart, { part: 'return' });
    const html = renderToStaticMarkup(createElement(FormFieldsContext, { value: form }, section));
    expect(html).toContain(label);
    expect(html).toContain('value="G-1"');
    expect(renderToStaticMarkup(createElement(Facts, { resource, fields, record: input, of: ['warehouse'] }))).toMatch(
      new RegExp(`${label}.*G-1`),
    );
  });

  it('is a column of the list and of exports', () => {
    const column = fieldColumns<never, object>(of).find(({ key }) => key === 'warehouse');
    expect(column).toMatchObject({ label, width: 120 });
    expect(renderToStaticMarkup(createElement('td', {}, column?.show({ warehouse: 'G-1' } as never)))).toContain('G-1');
    expect(exportedOf(fields)).toContain('warehouse');
  });

  it('is read from files by its heading and by its element, which a refusal names too', () => {
    const { synonyms, elements } = fileColumns(fields);
    expect(synonyms.warehouse).toEqual(['Gudang', 'Warehouse']);
    expect(elements.Warehouse).toBe('warehouse');
    const reader = { text: (key: string) => (key === 'warehouse' ? 'G-1' : ''), error: () => undefined };
    expect(readFields({ warehouse: fields.warehouse }, reader as never)).toEqual({ warehouse: 'G-1' });
    expect(fieldsByElement(fields, 'input').Warehouse).toBe('warehouse');
  });
});
