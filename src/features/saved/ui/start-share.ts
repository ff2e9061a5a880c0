import { each } from '@/lib/dom/each'
import { element } from '@/lib/dom/element'

import type { ShareListTexts } from './share-list'

const buttonClass = 'button button-quiet min-h-11'

const shareButton = (label: string, onclick: () => void) =>
  element('button', { type: 'button', className: buttonClass, textContent: label, onclick })

/** Shown where copying is not allowed. */
const urlField = (url: string, label: string) =>
  element('input', {
    readOnly: true,
    value: url,
    className: 'field min-w-0 flex-1 basis-64',
    onfocus: ({ target }) => target instanceof HTMLInputElement && target.select(),
    attributes: { 'aria-label': label },
  })

function startPlace(place: HTMLElement, url: string, texts: ShareListTexts): void {
  const status = element('span', {
    className: 'text-small font-semibold text-positive',
    attributes: { role: 'status' },
  })
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => (status.textContent = texts.copied),
      () => place.querySelector('input') ?? status.before(urlField(url, texts.urlLabel)),
    )
  // Cancelling the share dialog rejects; no message is needed.
  const share = () => navigator.share({ url, title: texts.subject }).catch(() => undefined)
  if ('share' in navigator) {
    const summary = place.closest('details')?.querySelector('summary')
    // On a phone its own dialog has every way of this list, and copying.
    if (summary && matchMedia('(pointer: coarse)').matches)
      summary.addEventListener('click', (event) => {
        event.preventDefault()
        void share()
      })
    place.append(shareButton(texts.share, share))
  }
  place.append(shareButton(texts.copy, copy), status)
}

/** Buttons that share a link with the device's share dialog, or copy it. */
export const startShare = (): void =>
  each('share', (place) => {
    const { url, texts } = JSON.parse(place.dataset.share ?? '') as { url: string; texts: ShareListTexts }
    startPlace(place, url, texts)
  })
