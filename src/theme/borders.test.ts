import { describe, expect, it } from 'vitest';
import { contrast } from '../ui/layout/initials.ts';
import { components } from './components.ts';
import { dark, light } from './tokens.ts';

describe('the border of an outlined button', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is seen on the button (%s)', (_, scheme) => {
    const outlined = components.MuiButton?.styleOverrides?.outlined as { borderColor: string };
    const name = outlined.borderColor.replace(/^var\(--|\)$/g, '') as keyof typeof dark;
    expect(contrast(scheme[name], scheme.stage)).toBeGreaterThanOrEqual(3);
  });
});
