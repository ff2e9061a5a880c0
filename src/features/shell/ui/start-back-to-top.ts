const durationMs = 500

/** Fast at first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Scrolls to the top in half a second, or at once with `prefers-reduced-motion`, and moves the focus there. */
function scrollToTop(): void {
  document.getElementById('top')?.focus({ preventScroll: true })
  const from = window.scrollY
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : durationMs
  const start = performance.now()
  const step = (now: number) => {
    const part = duration > 0 ? Math.min((now - start) / duration, 1) : 1
    // The style sheet makes scrolling smooth; here each step is already part of the animation.
    window.scrollTo({ top: from * (1 - eased(part)), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** The link of `BackToTop`. */
export function startBackToTop(): void {
  document.querySelector('.back-to-top')?.addEventListener('click', (event) => {
    event.preventDefault()
    scrollToTop()
  })
}
