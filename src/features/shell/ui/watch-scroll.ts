/** Specification section 9: the distances from which the header is fixed and the back-to-top link is shown. */
const stickyFromPixels = 30
const backToTopFromPixels = 10
const throttleMs = 100

/** Sets attributes on the document element that show the style sheet how far the page is scrolled. */
export function watchScroll(): () => void {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > stickyFromPixels)
    root.toggleAttribute('data-below-top', window.scrollY >= backToTopFromPixels)
  }
  const onScroll = () => {
    if (timer !== undefined) return
    read()
    timer = setTimeout(() => {
      timer = undefined
      read()
    }, throttleMs)
  }
  read()
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}
