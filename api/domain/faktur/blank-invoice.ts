import { draftOf } from '../definition/field-forms.ts';
import { inputFields, lineFields } from './fields.ts';
import type { FakturInput } from './record.ts';

/** An invoice with empty values. Parsed, so the built front end, which has no schemas, may not load this file. */
export const blankInvoice: FakturInput = draftOf(inputFields).parse({});

export const blankLine = draftOf(lineFields).parse({});
