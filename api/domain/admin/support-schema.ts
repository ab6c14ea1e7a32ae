import { z } from 'zod';
import { type AnswerOf, count, dayText, keysOf, moment } from '../definition/view-pieces.ts';
import { pageServices } from '../page-services.ts';
import { signeeProducts } from '../settings/signee-products.ts';
import { efinStates, flagDefaults, outsideSystems } from './support.ts';

const company = { companyId: z.string(), companyName: z.string(), companyNpwp: z.string() };

export const efakturUserSchema = z
  .object({
    id: z.string(),
    ...company,
    isRegistered: z.boolean(),
    isActivated: z.boolean(),
    isOnboarded: z.boolean(),
    coretax: z.boolean().meta({ description: 'Makes invoices of Coretax' }),
    certificate: z
      .object({ validTo: dayText, matchesOffice: z.boolean() })
      .nullable()
      .meta({ description: 'Null: none was uploaded' }),
    signees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        product: z.enum(signeeProducts),
        active: z.boolean(),
        codeState: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
        codeEnds: dayText.nullable(),
      }),
    ),
  })
  .meta({ id: 'EfakturUser', description: 'How far a company is with e-Faktur' });
export type EfakturUser = AnswerOf<typeof efakturUserSchema>;

export const listedNitkuSchema = z
  .object({ id: z.string(), ...company, nitku: z.string(), name: z.string(), address: z.string() })
  .meta({ id: 'ListedNitku', description: 'A place of business of any company' });
export type ListedNitku = AnswerOf<typeof listedNitkuSchema>;

export const officeNitkuSchema = z
  .object({
    outcome: z.enum(['done', 'refused', 'unreachable']),
    message: z.string().nullable().meta({ description: 'Of a refusal, as it came' }),
    name: z.string().nullable(),
    status: z.enum(['ACTIVE', 'INACTIVE']).nullable(),
    nitku: z.array(z.object({ nitku: z.string(), name: z.string().nullable() })),
  })
  .meta({ id: 'OfficeNitku', description: 'What the tax office answers about the places of a company' });
export type OfficeNitku = AnswerOf<typeof officeNitkuSchema>;

export const efinMigrationSchema = z
  .object({
    id: z.string(),
    ...company,
    efin: z.string(),
    fileName: z.string(),
    state: z.enum(efinStates),
    requestedBy: z.string(),
    requestedAt: moment,
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    decidedWhy: z.string().nullable(),
    version: count,
  })
  .meta({ id: 'EfinMigration', description: 'A request to move an EFIN' });
export type EfinMigration = AnswerOf<typeof efinMigrationSchema>;

export const signInSchema = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    companies: z.array(z.string()),
    lastSignIn: moment.nullable(),
  })
  .meta({ id: 'AdminSignIn', description: 'A person and the address they sign in with' });
export type SignIn = AnswerOf<typeof signInSchema>;

export const movedSignInSchema = z
  .object({ id: z.string(), at: moment, by: z.string(), reason: z.string(), from: z.string(), to: z.string() })
  .meta({ id: 'MovedSignIn' });
export type MovedSignIn = AnswerOf<typeof movedSignInSchema>;

const outsideSystemSchema = z
  .object({
    name: z.enum(outsideSystems),
    adapter: z.string(),
    simulated: z.boolean(),
    on: z.boolean(),
    lastFailure: z.object({ at: moment, operation: z.string(), answer: z.string() }).nullable(),
    testable: z.boolean(),
    version: count,
  })
  .meta({ id: 'OutsideSystem' });
export type OutsideSystemView = AnswerOf<typeof outsideSystemSchema>;

export const serviceConfigurationSchema = z
  .object({
    systems: z.array(outsideSystemSchema),
    pageServices: z.array(
      z.object({
        name: z.enum(pageServices),
        at: z.string().nullable().meta({ description: 'The simulator, the address of its script, or null: off' }),
      }),
    ),
    flags: z.array(
      z.object({
        flag: keysOf(flagDefaults),
        default: z.boolean(),
        version: count,
        exceptions: z.array(z.object({ companyId: z.string(), companyName: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ServiceConfiguration' });
export type ServiceConfiguration = AnswerOf<typeof serviceConfigurationSchema>;

export const testedSystemSchema = z
  .object({ answered: z.boolean(), answer: z.string(), tookMs: count })
  .meta({ id: 'TestedSystem' });
export type TestedSystem = AnswerOf<typeof testedSystemSchema>;
