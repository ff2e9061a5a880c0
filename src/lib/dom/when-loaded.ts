/** Runs a callback once the page with its pictures has loaded, and the browser is idle. */
export function whenLoaded(run: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
    // Safari has no `requestIdleCallback`.
    else setTimeout(run, 300)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
