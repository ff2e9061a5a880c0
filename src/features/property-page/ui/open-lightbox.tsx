import { createRoot, type Root } from 'react-dom/client'

import { PhotoLightbox, slideOf, type LightboxTexts } from './photo-lightbox'

let root: Root | null = null
let isOpen = false

/**
 * Opens the pictures of a place. An open lightbox is an entry of the history: Back, and Android's back gesture, close it
 * and stay on the page.
 *
 * @param place with the texts of the lightbox and links to pictures
 * @param link the one that is shown first
 */
export function openLightbox(place: HTMLElement, link: HTMLAnchorElement): void {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
  const texts = JSON.parse(place.dataset.lightbox ?? '{}') as LightboxTexts
  const shown = root ?? createRoot(document.createElement('div'))
  root = shown
  const render = () =>
    shown.render(
      <PhotoLightbox
        slides={links.map(slideOf)}
        index={links.indexOf(link)}
        isOpen={isOpen}
        texts={texts}
        onClose={() => window.history.back()}
      />,
    )
  // A second click that waited for the same code shows another picture in the same entry.
  const wasOpen = isOpen
  isOpen = true
  render()
  if (wasOpen) return
  window.history.pushState(window.history.state, '')
  const close = () => {
    isOpen = false
    render()
  }
  window.addEventListener('popstate', close, { once: true })
}
