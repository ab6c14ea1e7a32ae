/** Marks that stand beside moves and states. */
export type Mark =
  | 'card'
  | 'check'
  | 'clock'
  | 'close'
  | 'dot'
  | 'edit'
  | 'history'
  | 'refresh'
  | 'replaced'
  | 'send'
  | 'shield'
  | 'signature'
  | 'trash'
  | 'undo'
  | 'upload'
  | 'warning';
