/** Events by which a visitor begins to use a part of the page. Neither loading nor scrolling counts. */
const signs = ['pointerover', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** A mouse that rests sends events too, without movement, when the page loads or moves below it. */
const isPassing = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type !== 'pointerdown' &&
  (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0))

/**
 * Calls back at each sign of intent.
 *
 * @param run gets the element that was pointed at, touched or has the focus, a function that ends this, and the event
 */
export function onSigns(run: (target: Element, stop: () => void, event: Event) => void): void {
  const end = new AbortController()
  const stop = () => end.abort()
  let moved: Element | null = null
  const hear = (event: Event) => {
    if (!(event.target instanceof Element) || isPassing(event)) return
    // Of many moves over one element the first counts.
    if (event.type === 'pointermove' && event.target === moved) return
    if (event.type === 'pointermove') moved = event.target
    run(event.target, stop, event)
  }
  for (const sign of signs)
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: end.signal })
  // Focus from before this script ran.
  if (document.activeElement?.matches('input, select, textarea, button'))
    run(document.activeElement, stop, new Event('focusin'))
}
