import { machine } from '../definition/status.ts';

/** States of a return in the register. They follow from the return itself, so there are no moves. */
export const registerStatus = machine({
  words: 'efiling',
  start: 'NOT_MADE',
  states: {
    NOT_MADE: 'grey',
    CONCEPT: 'grey',
    READY: 'orange',
    WAITING_PAYMENT: 'orange',
    TOKEN_PENDING: 'orange',
    FILING_IN_PROGRESS: 'orange',
    FILED: 'green',
    REJECTED: 'red',
    FAILED: 'red',
    SUPERSEDED: 'grey',
    CANCELED: 'grey',
  },
  marks: { WAITING_PAYMENT: 'card', CANCELED: 'close', SUPERSEDED: 'replaced', NOT_MADE: 'plus' },
  moves: {},
});
export type RegisterState = keyof (typeof registerStatus)['states'];
