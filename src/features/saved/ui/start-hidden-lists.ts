import { each } from '@/lib/dom/each'
import { element } from '@/lib/dom/element'

import { toggleHidden, type HiddenProperty } from '@/features/saved/model/saved'
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
export const startHiddenLists = (): void =>
  each('hidden-list', (place) => {
    const texts = JSON.parse(place.dataset.hiddenList ?? '') as HiddenListTexts
    watchSaved(() => {
      const { hidden } = readSaved()
      place.replaceChildren(...(hidden.length > 0 ? [hiddenList(hidden, texts)] : []))
    })
  })
