/** Specification section 9: the header becomes fixed past this distance, the way back to the top shows from that one. */
const STICKY_FROM_PIXELS = 30
const BACK_TO_TOP_FROM_PIXELS = 10
const THROTTLE_MS = 100

/** Tells the style sheet, by attributes of the document, how far the page is scrolled. */
export function watchScroll(): () => void {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > STICKY_FROM_PIXELS)
    root.toggleAttribute('data-below-top', window.scrollY >= BACK_TO_TOP_FROM_PIXELS)
  }
  const onScroll = () => {
    if (timer !== undefined) return
    read()
    timer = setTimeout(() => {
      timer = undefined
      read()
    }, THROTTLE_MS)
  }
  read()
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}
