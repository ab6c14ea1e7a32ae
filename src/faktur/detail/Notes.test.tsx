import { describe, expect, it } from 'vitest';
import { mentioned, mentioning, withMention } from './Notes.tsx';

const people = [
  { id: '1', name: 'Rina Putri' },
  { id: '2', name: 'Ridwan' },
  { id: '3', name: 'Bagus Wirawan' },
];

describe('calling people in a note', () => {
  it('offers those whose name begins like what follows the last @', () => {
    expect(mentioning('halo @ri', people).map(({ id }) => id)).toEqual(['1', '2']);
    expect(mentioning('halo @ri sudah', people)).toEqual([]);
  });

  it('writes the call and knows afterwards whom it means', () => {
    const text = withMention('@rin', { id: '1', name: 'Rina Putri' });
    expect(text).toBe('@Rina ');
    expect(mentioned(`${text}dan @bagus, mohon cek`, people)).toEqual(['1', '3']);
  });
});
