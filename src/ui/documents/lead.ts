type Choice = { readonly key: string; readonly danger?: boolean; readonly leads?: boolean };

/**
 * What stands first of all that may be done with a document: its paper where it is done and to be handed on, else the next move, else its
 * paper. Never what destroys: that is asked for, not offered.
 */
export const leadOf = <C extends Choice>(
  moves: readonly C[],
  documents: readonly C[],
): { readonly lead: C | undefined; readonly rest: readonly C[] } => {
  const lead = documents.find(({ leads }) => leads) ?? moves.find(({ danger }) => !danger) ?? documents[0];
  return { lead, rest: [...moves, ...documents].filter((choice) => choice !== lead) };
};

/** The paper that leads: of a document in force it is sent, by who may send it to somebody, or else fetched. */
export const leadingPaper = (inForce: boolean, mayMail: boolean): 'email' | 'pdf' | null => {
  if (!inForce) return null;
  return mayMail ? 'email' : 'pdf';
};
