import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { comparing, plain } from '../../ui/form/conflict.ts';

/** Compares two versions of a slip by the fields of its kind. */
export const comparingSlips = (kind: SlipKind) =>
  comparing<BupotInput, InputField>(fieldsOf[kind], (input, key) => plain(String(input[key] ?? '')));
