import { describe, expect, it } from 'vitest';
import { inputFields } from './fields.ts';
import { slipKinds } from './kinds.ts';
import { blankInput, fieldsOf, slipDraft, slipInput, slips } from './slips.ts';

describe('the nine kinds', () => {
  it('take every field among them, and none that is not a field', () => {
    const taken = new Set(slipKinds.flatMap((kind) => fieldsOf[kind]));
    expect([...taken].sort()).toEqual(Object.keys(inputFields).sort());
  });

  it.each(slipKinds)('%s starts as a draft of nothing', (kind) => {
    expect(slipDraft(kind).parse({})).toEqual(blankInput(kind));
  });

  it.each(slipKinds)('%s refuses what belongs to another kind', (kind) => {
    const foreign = Object.keys(inputFields).find((field) => !(fieldsOf[kind] as readonly string[]).includes(field));
    expect(slipInput(kind).safeParse({ [foreign as string]: '1' }).success).toBe(false);
  });

  it('stand each under a path of its own', () => {
    expect(new Set(slipKinds.map((kind) => slips[kind].resource)).size).toBe(9);
  });
});
