import { z } from 'zod';
import { isDay, periodOf } from '../definition/day.ts';
import { eraOf } from '../definition/era.ts';
import { draftOf, type Fields } from '../definition/field-forms.ts';
import type { FieldErrors } from '../problem.ts';
import { blankInvoice, blankLine } from './blank-invoice.ts';
import { type CheckContext, checkFaktur } from './check.ts';
import { error } from './check-stage.ts';
import { type Arithmetic, computeDraft } from './compute.ts';
import type { FakturDefinition } from './definition.ts';
import { lineFields } from './fields.ts';
import { fakturKeluaran } from './keluaran.ts';
import type { FakturInput, Finding } from './record.ts';
import { fakturLineSchema, fakturSchema } from './record-schema.ts';
import type { Taken } from './stages.ts';
import type { VatType } from './types.ts';

type InvoiceVariant<S extends string, M extends string> = FakturDefinition<S, M, VatType> & {
  readonly document: Pick<Arithmetic, 'era'>;
};

type InvoiceOptions<States extends z.ZodType> = Omit<Arithmetic, 'era'> & {
  /** Name of the schemas in the API. */
  readonly noun: string;
  readonly lines: Fields;
  readonly status: States;
};

const only = (shape: z.ZodRawShape, isIncluded: (key: string) => boolean): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => isIncluded(key)));

/** Input, responses, arithmetic and checks of a variant of the outgoing invoice, made from the fields it has. */
export const invoiceVariant = <S extends string, M extends string, States extends z.ZodType>(
  { type, document: { era, fields } }: InvoiceVariant<S, M>,
  { noun, lines, status, rounding, day }: InvoiceOptions<States>,
) => {
  const isLeft = (key: string): boolean => key in fakturKeluaran.fields && !(key in fields);
  const isLeftInLine = (key: string): boolean => key in lineFields && !(key in lines);
  const has = ({ path }: Finding): boolean => {
    const [root = '', , column] = path.split('.');
    return !isLeft(root) && (column === undefined || !isLeftInLine(column));
  };
  const one = z
    .object({
      ...only(fakturSchema.shape, (key) => !isLeft(key)),
      type: z.enum([type]),
      status,
      lines: z.array(z.object(only(fakturLineSchema.shape, (key) => !isLeftInLine(key)))),
    })
    .meta({ id: noun });
  return {
    type,
    /** An invoice with empty values in the fields that this variant does not have. */
    input: draftOf(fields).transform((given): FakturInput => {
      const { lines: rows, ...head } = given as unknown as FakturInput;
      const whole = rows.map((line) => ({ ...blankLine, ...line, ppnbmRate: line.ppnbmRate || '0' }));
      return { ...blankInvoice, ...head, lines: whole };
    }),
    one,
    /** `period`: the masa (YYYY-MM) of the original of a substitute, whose rate stays. */
    compute: (input: FakturInput, taken?: Taken, period?: string) =>
      computeDraft(period ? { ...input, date: `${period}-01` } : input, taken, { era, rounding, day }),
    check: (input: FakturInput, context: CheckContext): Finding[] => [
      ...checkFaktur(input, { ...context, era }).filter(has),
      ...(context.company.pkp ? [] : [error('number', 'seller_not_pkp')]),
    ],
    /** What is wrong with the masa of an input (`period`: that of a substitute), if it is of another era. */
    outside: ({ date }: FakturInput, period = isDay(date) ? periodOf(date) : null): FieldErrors =>
      period === null || eraOf(period) === era ? {} : { date: `problem.field.era.${era}` },
  };
};
