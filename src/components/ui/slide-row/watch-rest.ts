/** So often it is looked whether an element rests, in milliseconds. */
const interval = 50

/**
 * Follows the fingers on an element and its scrolling from now on.
 *
 * @param quietMs it rests after so many milliseconds without movement: browsers snap and run on after a swipe
 * @returns resolves as soon as the element rests
 */
export function watchRest(element: HTMLElement, quietMs = 150): () => Promise<void> {
  let isTouched = false
  let movedAt = performance.now()
  const onMove = () => (movedAt = performance.now())
  const onTouch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0
    onMove()
  }
  element.addEventListener('scroll', onMove, { passive: true })
  for (const sign of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(sign, onTouch, { passive: true })
  return async () => {
    while (isTouched || performance.now() - movedAt < quietMs)
      // With a frame: on a busy device a swipe has moved the row before the page hears of it, which it does for a frame.
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), interval))
  }
}
