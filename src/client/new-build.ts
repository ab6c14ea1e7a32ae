const RELOADED = 'patuh.reloaded';
/** A part that is missing after a reload too is missing for another reason, and the page says so. */
const ONCE_IN_MS = 60_000;

/**
 * A page left open while the product was replaced asks for parts that are no longer there under their old names. It is loaded anew, at
 * the address it was going to.
 */
export const followNewBuild = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
};
