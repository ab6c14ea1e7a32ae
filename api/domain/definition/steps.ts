import type { Permission } from '../permissions.ts';
import type { Both, RecordField, RecordFields } from './record-field.ts';

type Labelled = { readonly label: Both; readonly hint?: Both; readonly optional?: true };

export type StepField =
  | RecordField
  /** A list of records; at least one unless it is optional. */
  | (Labelled & { readonly kind: 'rows'; readonly fields: RecordFields; readonly max: number })
  /** A PDF or picture of at most 5 MB. */
  | (Labelled & { readonly kind: 'file' })
  /** A statement that must be ticked. */
  | (Labelled & { readonly kind: 'tick' });

type FieldOf<K extends StepField['kind']> = Extract<StepField, { readonly kind: K }>;

export const rows = (label: Both, fields: RecordFields, max: number): FieldOf<'rows'> => ({
  kind: 'rows',
  label,
  fields,
  max,
});

export const file = (label: Both): FieldOf<'file'> => ({ kind: 'file', label });

export const tick = (label: Both): FieldOf<'tick'> => ({ kind: 'tick', label });

export type StepInput = Readonly<Record<string, unknown>>;
export type StepValues = Readonly<Record<string, StepInput | undefined>>;

export type Step = {
  readonly title: Both;
  readonly fields: Readonly<Record<string, StepField>>;
  /** Whether the step is asked for, by the values of the steps before it; otherwise it is skipped. */
  readonly when?: (before: StepValues) => boolean;
};

/** A form in steps, each saved by itself. Its owner has one draft of it at a time. Data only. */
export type Wizard = {
  /** Its name and path in the API. */
  readonly resource: string;
  /** A company that fills it in, by a permission, or each person for themselves. */
  readonly owner: Permission | 'person';
  readonly title: Both;
  /** Address of the screens; each step is one segment below it. */
  readonly path: string;
  /** Addresses after a cancelled and after a submitted draft. */
  readonly home: string;
  readonly done: string;
  /** It is submitted with a one-time code (OTP). */
  readonly code?: true;
  readonly steps: Readonly<Record<string, Step>>;
};

export type StepProgress = { readonly step: string; readonly complete: boolean };

/** A step is a resource of React Admin with one record, `draft`; so are its lists, for their texts. */
export const stepResource = ({ resource }: Pick<Wizard, 'resource'>, ...parts: readonly string[]): string =>
  [resource, ...parts].join('/');
