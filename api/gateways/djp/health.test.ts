import { describe, expect, it } from 'vitest';
import { type OfficeState, officeHealth } from './health.ts';

const MINUTE = 60_000;

const watched = () => {
  const clock = { now: 1_000_000 };
  const states: OfficeState[] = [];
  const health = officeHealth(
    () => clock.now,
    (state) => states.push(state),
  );
  return { clock, states, health };
};

describe('the health of the tax office', () => {
  it('is disturbed after three calls in a row without an answer, and well with the first answer', () => {
    const { states, health } = watched();
    health.note(false);
    health.note(false);
    expect(health.state().disturbedSince).toBeNull();
    health.note(false);
    health.note(false);
    expect(health.state().disturbedSince).toBe(1_000_000);
    health.note(true);
    expect(health.state().disturbedSince).toBeNull();
    expect(states).toEqual([{ disturbedSince: 1_000_000 }, { disturbedSince: null }]);
  });

  it('is not disturbed by single calls among answered ones', () => {
    const { states, health } = watched();
    for (let at = 0; at < 20; at++) health.note(at % 3 === 0);
    expect(states).toEqual([]);
  });

  it('is forgotten five minutes after the last call, and remembered with the next', () => {
    const { clock, states, health } = watched();
    for (let at = 0; at < 3; at++) health.note(false);
    clock.now += 5 * MINUTE;
    expect(health.state().disturbedSince).toBeNull();
    health.note(false);
    expect(health.state().disturbedSince).toBe(clock.now);
    expect(states).toHaveLength(2);
  });

  it('is told again while it lasts, and taken over from another process', () => {
    const { clock, states, health } = watched();
    const other = watched().health;
    for (let at = 0; at < 3; at++) health.note(false);
    clock.now += MINUTE;
    health.note(false);
    expect(states).toEqual([{ disturbedSince: 1_000_000 }, { disturbedSince: 1_000_000 }]);
    other.hear({ disturbedSince: 1_000_000 });
    expect(other.state().disturbedSince).toBe(1_000_000);
    other.hear({ disturbedSince: null });
    expect(other.state().disturbedSince).toBeNull();
  });
});
