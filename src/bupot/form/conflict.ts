import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { comparing, plain } from '../../ui/form/conflict.ts';

export const comparingSlips = (kind: SlipKind) =>
  comparing<BupotInput, InputField>(fieldsOf[kind], (input, key) => plain(String(input[key] ?? '')));
