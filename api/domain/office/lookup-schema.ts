import { z } from 'zod';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';

export const codeNameSchema = z.object({ code: z.string(), name: z.string() }).meta({ id: 'CodeName' });

export const signeeSchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    product: z.enum(['efaktur-v2', 'efaktur', 'ebupot', 'ebupot-ctas', 'ebupot-archive', 'spt1771']),
    name: z.string(),
    npwp: z.string(),
    jobTitle: z.string(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
    actsAs: z.enum(['WAJIB_PAJAK', 'KUASA']),
    active: z.boolean(),
  })
  .meta({ id: 'Signee' });
export type SigneeView = AnswerOf<typeof signeeSchema>;

export const counterpartySchema = z
  .object({
    id: z.string(),
    version: z.int(),
    document: z.enum(['TIN', 'National ID', 'Passport', 'Other ID']),
    identity: z.string(),
    nitku: z.string(),
    country: z.string().meta({ description: 'ISO 3166 alpha-3', examples: ['IDN'] }),
    name: z.string(),
    address: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    updatedAt: moment,
  })
  .meta({ id: 'Counterparty' });
export type Counterparty = AnswerOf<typeof counterpartySchema>;

export const taxpayerSchema = z
  .object({
    npwp: z.string().meta({ description: '16 digits' }),
    name: z.string().nullable().meta({ description: 'Null where the office confirms the number and gives no name' }),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    nitku: z.array(z.object({ nitku: z.string(), name: z.string().nullable() })),
  })
  .meta({ id: 'Taxpayer' });
export type Taxpayer = AnswerOf<typeof taxpayerSchema>;

export const registerCheckSchema = z
  .object({
    typed: z.string(),
    verdict: z.enum(['known', 'unknown', 'malformed', 'unreachable']).meta({
      description: 'What became of asking: the office knows it, does not, it is no such number, or nobody answered',
    }),
    taxpayer: taxpayerSchema.nullable(),
    counterparties: z.array(z.object({ known: counterpartySchema, differs: z.array(z.enum(['name', 'nitku'])) })).meta({
      description: "Entry of the number in the company's book of counterparties; null without the permission",
    }),
  })
  .meta({ id: 'RegisterCheck' });
export type RegisterCheck = AnswerOf<typeof registerCheckSchema>;
