/** Links that React makes do more than they do without JavaScript, or all of a part of the page. */
const handled = '[data-tap], [data-tap-inside] a'

const isLive = (): boolean => document.documentElement.dataset.live !== undefined

const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0

/**
 * Keeps the last click on something that only React handles until React is there, and then clicks it again. A click by
 * keyboard counts as well.
 */
export function holdTaps(): void {
  let tapped: HTMLElement | null = null
  const stop = new AbortController()
  const hold = (event: MouseEvent) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(handled) : null
    if (!found || isLive() || opensElsewhere(event)) return
    event.preventDefault()
    event.stopPropagation()
    tapped = found
  }
  document.addEventListener('click', hold, { capture: true, signal: stop.signal })
  const live = new MutationObserver(() => {
    if (!isLive()) return
    live.disconnect()
    stop.abort()
    if (tapped?.isConnected) tapped.click()
  })
  live.observe(document.documentElement, { attributes: true, attributeFilter: ['data-live'] })
}
