const idle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  // Safari has no `requestIdleCallback`.
  else setTimeout(run, 300)
}

/** Runs a callback once the element is in view, the page has loaded and the browser is idle. */
export function whenCalm(element: Element, run: () => void): () => void {
  let isCancelled = false
  const start = () => idle(() => !isCancelled && run())
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
  })
  observer.observe(element)
  return () => {
    isCancelled = true
    observer.disconnect()
  }
}

export const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
