const DURATION_MS = 500

/** Fast at first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Scrolls up in about half a second, at once where less motion is wished; the keyboard goes on from the top. */
export function scrollToTop(): void {
  document.getElementById('top')?.focus({ preventScroll: true })
  const from = window.scrollY
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS
  const start = performance.now()
  const step = (now: number) => {
    const part = duration > 0 ? Math.min((now - start) / duration, 1) : 1
    // The page scrolls smoothly by style; here each step is the motion.
    window.scrollTo({ top: from * (1 - eased(part)), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
