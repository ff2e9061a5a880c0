import { each } from '@/lib/dom/each'
import { element } from '@/lib/dom/element'
import { toggleHidden, type HiddenProperty } from '@/features/saved/model/saved'

import { startListActions } from './start-list-actions'
import type { ShareListTexts } from './share-list'
import type { HiddenListTexts } from './hidden-list'
import { changeSaved, readSaved, watchSaved } from './saved-store'

function hiddenItem(property: HiddenProperty, { undo, reference }: HiddenListTexts): HTMLElement {
  const name = property.title || `${reference} ${property.ref}`
  return element(
    'li',
    { className: 'flex min-h-12 items-center justify-between gap-4' },
    element('span', { className: 'min-w-0', textContent: name }),
    element('button', {
      type: 'button',
      className: 'min-h-11 shrink-0 px-2 text-small font-semibold text-brand underline',
      textContent: undo,
      onclick: () => changeSaved((now) => toggleHidden(now, property)),
      attributes: { 'aria-label': `${undo}, ${name}` },
    }),
  )
}

const hiddenList = (hidden: HiddenProperty[], texts: HiddenListTexts): HTMLElement =>
  element(
    'section',
    { className: 'mt-16 border-t border-line pt-8' },
    element(
      'h2',
      { className: 'text-card' },
      `${texts.title} `,
      element('span', {
        className: 'figures font-normal text-slate',
        textContent: `(${hidden.length})`,
      }),
    ),
    element(
      'ul',
      { className: 'mt-3 divide-y divide-line' },
      ...hidden.map((property) => hiddenItem(property, texts)),
    ),
  )

/** The properties that the visitor hid, each with an undo button; nothing if there are none. */
const startHiddenLists = (): void =>
  each('hidden-list', (place) => {
    const texts = JSON.parse(place.dataset.hiddenList ?? '') as HiddenListTexts
    watchSaved(() => {
      const { hidden } = readSaved()
      place.replaceChildren(...(hidden.length > 0 ? [hiddenList(hidden, texts)] : []))
    })
  })

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
const startShare = (): void =>
  each('share', (place) => {
    const { url, texts } = JSON.parse(place.dataset.share ?? '') as { url: string; texts: ShareListTexts }
    startPlace(place, url, texts)
  })

/** What is on lists of saved properties alone: actions, sharing, and the hidden ones. */
export function startLists(): void {
  startHiddenLists()
  startListActions()
  startShare()
}
