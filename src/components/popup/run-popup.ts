import { endsPopup, popupKey } from '@/lib/shell/popup'

import { readStored, writeStored } from '../tracking/browser-storage'

const remember = (): void => writeStored('sessionStorage', popupKey, 'true')

const isEnded = (): boolean => endsPopup(location.search + location.hash)

/**
 * Opens the popup of the page after its delay, once a session, never while the question about consent is open or
 * another window is. Escape, the cross, its link and a click beside it close it; the focus goes back by itself.
 *
 * @param consentAnswered settles when nothing is asked any more
 */
export async function runPopup(delayInSeconds: number, consentAnswered: Promise<void>): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-popup]')
  if (!dialog || readStored('sessionStorage', popupKey) !== null) return
  if (isEnded()) return remember()
  const delay = new Promise((resolve) => setTimeout(resolve, delayInSeconds * 1000))
  await Promise.all([delay, consentAnswered])
  if (isEnded()) return remember()
  if (document.querySelector('dialog:modal')) return
  dialog.addEventListener('close', remember, { once: true })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a, [data-close]'))) dialog.close()
  })
  window.addEventListener('hashchange', () => isEnded() && dialog.close())
  dialog.showModal()
}
