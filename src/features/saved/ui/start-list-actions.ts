import { each } from '@/lib/dom/each'
import { element } from '@/lib/dom/element'

import { addFavourites, emptySaved, isFavourite } from '@/features/saved/model/saved'
import { refsQuery } from '@/features/saved/model/saved-params'
import type { ListActionsData } from './list-actions'
import { changeSaved, readSaved, watchSaved } from './saved-store'

/** Save the properties of this list, and open the visitor's own list. */
function ownerActions({ refs, path, texts }: ListActionsData): HTMLElement[] {
  const saved = readSaved()
  const actions: HTMLElement[] = []
  if (refs.some((ref) => !isFavourite(saved, ref)))
    actions.push(
      element('button', {
        type: 'button',
        className: 'button button-brand min-h-11',
        textContent: texts.saveAll,
        onclick: () => changeSaved((now) => addFavourites(now, refs)),
      }),
    )
  if (saved.favourites.some((ref) => !refs.includes(ref)))
    actions.push(
      element(
        'a',
        { href: `${path}?${refsQuery(saved.favourites)}`, className: 'button button-quiet min-h-11' },
        `${texts.ownList} `,
        element('span', {
          className: 'figures font-normal',
          textContent: `(${saved.favourites.length})`,
        }),
      ),
    )
  return actions
}

/** Deletes everything saved in this browser, after a confirmation; no button if nothing is saved. */
function clearActions({ path, texts }: ListActionsData): HTMLElement[] {
  const saved = readSaved()
  if (saved.favourites.length + saved.hidden.length + Object.keys(saved.notes).length === 0) return []
  const clear = () => {
    if (!window.confirm(texts.clearQuestion)) return
    changeSaved(() => emptySaved)
    location.assign(path)
  }
  return [
    element('button', {
      type: 'button',
      className: 'min-h-11 px-2 font-semibold text-slate underline',
      textContent: texts.clear,
      onclick: clear,
    }),
  ]
}

function keepShown(
  place: HTMLElement,
  text: string | undefined,
  make: (data: ListActionsData) => HTMLElement[],
) {
  const data = JSON.parse(text ?? '') as ListActionsData
  watchSaved(() => place.replaceChildren(...make(data)))
}

/** A visitor whom the server redirected back here, because the page shows no lists, is not sent again. */
function openOwnList(): void {
  const { favourites } = readSaved()
  if (favourites.length === 0 || document.referrer === location.href) return
  location.replace(`${location.pathname}?${refsQuery(favourites)}`)
}

/** The actions of the page of saved properties. */
export function startListActions(): void {
  each('list-owner', (place) => keepShown(place, place.dataset.listOwner, ownerActions))
  each('clear-saved', (place) => keepShown(place, place.dataset.clearSaved, clearActions))
  each('own-list', openOwnList)
}
