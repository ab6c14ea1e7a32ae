const RELOADED = 'patuh.reloaded';
/** If a chunk is still missing after a reload, the cause is another one and the error is shown. */
const ONCE_IN_MS = 60_000;

/** After a deployment an open page requests chunks that no longer exist. The page is reloaded at the target address. */
export const followNewBuild = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
};
