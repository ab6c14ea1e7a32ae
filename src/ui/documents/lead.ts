type Choice = { readonly key: string; readonly danger?: boolean; readonly leads?: boolean };

/**
 * What stands first of all that may be done with a document: its paper where it is done and to be handed on, else the next move, else its
 * paper. Never what destroys: that is asked for, not offered. `second` is offered beside it, `more` behind a menu.
 */
export const leadOf = <C extends Choice>(
  moves: readonly C[],
  documents: readonly C[],
): {
  readonly lead: C | undefined;
  readonly rest: readonly C[];
  readonly second: C | undefined;
  readonly more: readonly C[];
} => {
  const lead = documents.find(({ leads }) => leads) ?? moves.find(({ danger }) => !danger) ?? documents[0];
  const rest = [...moves, ...documents].filter((choice) => choice !== lead);
  const second = rest.find(({ danger }) => !danger);
  return { lead, rest, second, more: rest.filter((choice) => choice !== second) };
};

/** The paper that leads: of a document in force it is sent, by who may send it to somebody, or else fetched. */
export const leadingPaper = (inForce: boolean, mayMail: boolean): 'email' | 'pdf' | null => {
  if (!inForce) return null;
  return mayMail ? 'email' : 'pdf';
};
