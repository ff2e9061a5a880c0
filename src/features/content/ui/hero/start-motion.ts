/**
 * Shows the controls of a motion that the server rendered hidden.
 *
 * @param onToggle called by the button that pauses and starts the motion
 * @param signal ends it
 * @returns shows whether it moves
 */
export function startMotion(
  place: HTMLElement,
  onToggle: () => void,
  signal?: AbortSignal,
): (isPlaying: boolean) => void {
  place.querySelector<HTMLElement>('[data-motion-controls]')?.toggleAttribute('hidden', false)
  const button = place.querySelector<HTMLElement>('[data-motion]')
  button?.addEventListener('click', onToggle, { signal })
  return (isPlaying) => {
    const label = (isPlaying ? button?.dataset.pause : button?.dataset.play) ?? ''
    button?.toggleAttribute('data-playing', isPlaying)
    button?.setAttribute('aria-label', label)
    button?.setAttribute('title', label)
  }
}
