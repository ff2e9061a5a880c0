import { LightboxDialog } from './lightbox-dialog'
import { readLightbox } from './lightbox-items'
import { endFilms } from './lightbox-strip'

let opened: LightboxDialog | null = null

/**
 * An open lightbox is an entry of the history: Back, and Android's back gesture, close it and stay on the page.
 *
 * @param link gets the focus when it is closed
 */
function openDialog({ element: dialog }: LightboxDialog, link: HTMLElement): void {
  document.body.append(dialog)
  // Safari gives no focus to a link that is clicked.
  link.focus({ preventScroll: true })
  dialog.showModal()
  window.history.pushState(window.history.state, '')
  const onBack = () => dialog.close()
  window.addEventListener('popstate', onBack, { once: true })
  let isEntry = true
  window.addEventListener('popstate', () => (isEntry = false), { once: true, capture: true })
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', onBack)
    dialog.remove()
    opened = null
    if (isEntry) window.history.back()
  })
}

/**
 * Opens what a place shows.
 *
 * @param place with the texts of the lightbox, or one that joins it
 * @param link a picture, which is shown first; a link to the section of plans or films, whose first one is; any other link of
 * the place leads to the sheet of all
 */
export function openLightbox(place: HTMLElement, link: HTMLAnchorElement): void {
  // They would go on behind the dialog, and play a second time in it.
  endFilms()
  const content = readLightbox(place)
  const section = link.hash && document.querySelector(link.hash)?.closest('section')
  const index = content.items.findIndex(
    ({ source }) => source === link || (section && !section.contains(place) && section.contains(source)),
  )
  // A second click that waited for the same code shows another picture in the same dialog.
  const lightbox = opened ?? new LightboxDialog(content)
  if (!opened) openDialog(lightbox, link)
  opened = lightbox
  if (index < 0) lightbox.showSheet()
  else lightbox.showItem(index)
}
