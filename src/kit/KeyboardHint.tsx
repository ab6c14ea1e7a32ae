/** Keys as they are printed: "Ctrl K", "Alt ↓". */
export const KeyboardHint = ({ keys, children }: { keys: string; children?: string }) => (
  <span className="kbd-hint">
    <kbd className="kbd">{keys}</kbd>
    {children && <span>{children}</span>}
  </span>
);
