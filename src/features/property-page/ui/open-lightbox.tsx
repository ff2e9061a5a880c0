import { createRoot, type Root } from 'react-dom/client'

import { PhotoLightbox, slideOf, type LightboxTexts } from './photo-lightbox'

let root: Root | null = null

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
  const render = (isOpen: boolean) =>
    shown.render(
      <PhotoLightbox
        slides={links.map(slideOf)}
        index={links.indexOf(link)}
        isOpen={isOpen}
        texts={texts}
        onClose={() => window.history.back()}
      />,
    )
  render(true)
  window.history.pushState(window.history.state, '')
  window.addEventListener('popstate', () => render(false), { once: true })
}
