import { wantsMotion } from '@/lib/dom/wants-motion'

import { startMotion } from './start-motion'

/** Plays a muted film over its poster; for visitors who prefer less motion only when they ask for it. */
export function startFilm(place: HTMLElement): void {
  const video = place.querySelector('video')
  if (!video) return
  let isPlaying = wantsMotion()
  video.addEventListener('playing', () => video.toggleAttribute('data-shown', true), { once: true })
  const show = startMotion(place, () => set(!isPlaying))
  const set = (value: boolean) => {
    isPlaying = value
    show(value)
    if (value) {
      video.hidden = false
      // Browsers in power-saving mode may refuse to play: the poster stays and the button starts the film.
      video.play().catch(() => set(false))
    } else video.pause()
  }
  set(isPlaying)
}
