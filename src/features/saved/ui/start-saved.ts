import { each } from '@/lib/dom/each'
import { loadPart } from '@/lib/parts/load-part'

import { startAccountSaved } from './start-account-saved'
import { startCardButtons } from './start-card-buttons'
import { isFavourite, toggleFavourite, writeNote } from '@/features/saved/model/saved'
import { changeSaved, readSaved, watchSaved } from './saved-store'

/** The numbers in the header. */
const startCounts = (): void =>
  each('saved-count', (place) =>
    watchSaved(() => {
      const count = readSaved().favourites.length
      place.textContent = count > 0 ? String(count) : ''
    }),
  )

/** The buttons with a label, in the flow of a page. */
const startPageButtons = (): void =>
  each('favourite', (button) => {
    const ref = Number(button.dataset.favourite)
    button.addEventListener('click', () => changeSaved((now) => toggleFavourite(now, ref)))
    watchSaved(() => button.setAttribute('aria-pressed', String(isFavourite(readSaved(), ref))))
  })

/** Private notes, stored while the visitor types. */
const startNotes = (): void =>
  each('note', (field) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const ref = Number(field.dataset.note)
    const write = () => changeSaved((now) => writeNote(now, ref, field.value))
    // Typed before this script ran.
    if (field.value !== '') write()
    field.addEventListener('input', write)
    watchSaved(() => {
      const text = readSaved().notes[ref] ?? ''
      if (field.value !== text) field.value = text
    })
  })

const listParts = '[data-hidden-list], [data-list-owner], [data-clear-saved], [data-own-list], [data-share]'

/** Their code is loaded where there are any. */
function startListParts(): void {
  if (!document.querySelector(listParts)) return
  void loadPart(() => import('./start-lists')).then((loaded) => loaded?.startLists())
}

/** Favourites, hidden properties, notes and shared lists, all without an account; and the questions of one. */
export function startSaved(): void {
  startCounts()
  startCardButtons()
  startPageButtons()
  startNotes()
  startListParts()
  startAccountSaved()
}
