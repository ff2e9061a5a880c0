import { readStored, writeStored } from '@/lib/values/browser-storage'
import { sleep } from '@/lib/values/retry'

/** Session storage key, set once the popup was closed (specification section 3.7). */
const popupKey = 'modalActive'

/**
 * Whether a URL shows that the visitor completed the popup's action: sent a form, or followed its link
 * (specification section 4).
 *
 * @param parts query and hash, such as `?form-submit=1#modal-clicked`
 */
export const endsPopup = (parts: string): boolean => /[?&#](?:form-?submit|modal-?clicked)\b/i.test(parts)

const markEnded = (): void => writeStored('sessionStorage', popupKey, 'true')

const isEnded = (): boolean => endsPopup(location.search + location.hash)

/**
 * Opens the popup of the page after its delay, once per session, and never while the consent question or another
 * dialog is open. Escape, the close button, its link and a click beside it close it; the browser restores the
 * focus.
 *
 * @param delayInSeconds measured from the opening of the page, not from the loading of this code
 * @param consentAnswered resolves when the consent question is answered or not needed
 */
export async function runPopup(delayInSeconds: number, consentAnswered: Promise<void>): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-popup]')
  if (!dialog || readStored('sessionStorage', popupKey) !== null) return
  if (isEnded()) return markEnded()
  const delay = sleep(delayInSeconds * 1000 - performance.now())
  await Promise.all([delay, consentAnswered])
  if (isEnded()) return markEnded()
  // A map over the window is a dialog without an element of that name.
  if (document.querySelector('dialog:modal, [aria-modal=true]')) return
  dialog.addEventListener('close', markEnded, { once: true })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a, [data-close]'))) dialog.close()
  })
  window.addEventListener('hashchange', () => isEnded() && dialog.close())
  dialog.showModal()
}
