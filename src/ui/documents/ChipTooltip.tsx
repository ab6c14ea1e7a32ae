import { lazy, type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const Tooltip = lazy(() => import('@mui/material/Tooltip'));

const TOUCH_OPENS_MS = 700;
const TOUCH_CLOSES_MS = 1500;

/** The element below the mouse or a long press, and the handlers that find it. */
const useAnchor = () => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (delay: number, element: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setAnchor, delay, element);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onMouseEnter: ({ currentTarget }: SyntheticEvent) => setAnchor(currentTarget),
    onMouseLeave: () => setAnchor(null),
    onTouchStart: ({ currentTarget }: SyntheticEvent) => later(TOUCH_OPENS_MS, currentTarget),
    onTouchEnd: () => later(TOUCH_CLOSES_MS, null),
  };
  return { anchor, handlers };
};

type Props = { readonly title: string; readonly className: string; readonly children: ReactNode };

/**
 * A chip with a tooltip that is loaded when it opens. A mounted tooltip reads its element in the commit and renders
 * again, which delays the first row of a list.
 */
export const ChipTooltip = ({ title, className, children }: Props) => {
  const { anchor, handlers } = useAnchor();
  return (
    <span className={className} {...handlers}>
      {children}
      {anchor && (
        <Suspense fallback={null}>
          <Tooltip open title={title} slotProps={{ popper: { anchorEl: anchor } }}>
            <span />
          </Tooltip>
        </Suspense>
      )}
    </span>
  );
};
