import { element } from '@/lib/dom/element'

import type { FilmData } from './film-loop'
import { controlBar, motionButton } from './motion-controls'

function filmElement({ film }: FilmData): HTMLVideoElement {
  const video = element(
    'video',
    {
      muted: true,
      loop: true,
      autoplay: true,
      playsInline: true,
      preload: 'metadata',
      tabIndex: -1,
      className: 'size-full object-cover opacity-0 transition-opacity duration-250',
    },
    element('source', { src: film.src, type: film.type }),
  )
  video.addEventListener('playing', () => video.classList.remove('opacity-0'), { once: true })
  return video
}

/** Plays a muted film over its poster; for visitors who prefer less motion only when they ask for it. */
export function startFilm(place: HTMLElement, isPlaying: boolean): void {
  const data = JSON.parse(place.dataset.film ?? '') as FilmData
  const layer = element('div', { className: 'absolute inset-0', attributes: { 'aria-hidden': 'true' } })
  let video: HTMLVideoElement | null = null
  const set = (value: boolean) => {
    isPlaying = value
    show(value)
    if (value && !video) layer.append((video = filmElement(data)))
    // Browsers in power-saving mode may refuse to play: the poster stays and the button starts the film.
    if (value) video?.play().catch(() => set(false))
    else video?.pause()
  }
  const { button, show } = motionButton(data.texts, () => set(!isPlaying))
  place.append(layer, controlBar(data.isLow ?? false, button))
  set(isPlaying)
}
