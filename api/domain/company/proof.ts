import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';

/**
 * Created by the operator (`founding`), named in its certificate (`certificate`), confirmed at the tax office
 * (`office`), verified by the operator (`house`), or a made-up number
 * of a sandbox company (`sandbox`).
 */
export const proofWays = ['founding', 'certificate', 'office', 'house', 'sandbox'] as const;
export type ProofWay = (typeof proofWays)[number];

export const companyProofSchema = z
  .object({
    npwp: z.string(),
    provenAt: isoMoment.nullable().meta({ description: 'Null: drafts can be written, and nothing else' }),
    provenBy: z.enum(proofWays).nullable(),
    taken: z.boolean().meta({ description: 'Another company here is proven to hold this NPWP: its Owner can invite' }),
    others: count.meta({
      description: 'Of a proven company: further ones here that name its NPWP and have not proven it',
    }),
    code: z.string().nullable().meta({
      description: 'To be given at the tax office; null where there is nothing to prove or the person may not',
    }),
    certificate: z
      .boolean()
      .meta({ description: 'A certificate whose subject names the NPWP proves it on this server' }),
    office: z.boolean().meta({ description: 'The tax office can be queried' }),
    simulated: z.boolean().meta({ description: 'The person can act as the taxpayer at the simulated office' }),
  })
  .meta({ id: 'CompanyProof' });
export type CompanyProof = AnswerOf<typeof companyProofSchema>;
