import { each } from '@/lib/dom/each'
import { loadPart } from '@/lib/parts/load-part'
import { isFavourite, toggleFavourite, writeNote, isHidden, toggleHidden } from '@/features/saved/model/saved'

import { changeSaved, readSaved, watchSaved } from './saved-store'
import type { AccountSavedData } from './account-saved'

/** Fills the place of a card with a copy of the model: heart and "hide", or what is left of a hidden property. */
function startCard(place: HTMLElement, copy: HTMLElement): void {
  const article = place.closest('article')
  const [buttons, undo] = copy.children
  const [heart, ...hiding] = copy.querySelectorAll('button')
  if (!article || !buttons || !undo || !heart) return
  const ref = Number(article.id.slice(2))
  const title = article.querySelector('.card-link')?.firstChild?.textContent ?? ''
  for (const button of [heart, ...hiding])
    button.ariaLabel = `${button.ariaLabel ?? button.textContent}, ${title}`
  undo.firstElementChild?.append(title)
  heart.onclick = () => changeSaved((now) => toggleFavourite(now, ref))
  for (const button of hiding) button.onclick = () => changeSaved((now) => toggleHidden(now, { ref, title }))
  watchSaved(() => {
    heart.setAttribute('aria-pressed', String(isFavourite(readSaved(), ref)))
    const shown = isHidden(readSaved(), ref) ? undo : buttons
    if (shown.parentElement === place) return
    // The pressed button is removed, so the focus moves to the one that replaces it.
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren(shown)
    place.toggleAttribute('data-saved-hidden', shown === undo)
    if (hadFocus) shown.querySelector<HTMLElement>('button:last-child')?.focus()
  })
}

/** The buttons of all cards of the page. Each list brings the model; all are alike. */
function startCardButtons(): void {
  const model = document.querySelector<HTMLElement>('[data-save-model]')
  if (!model) return
  for (const place of document.querySelectorAll<HTMLElement>('.save-place'))
    startCard(place, model.cloneNode(true) as HTMLElement)
}

/** Set beside the session, which scripts cannot see; it opens nothing. */
const marker = /(?:^|; )subscriber=1(?:;|$)/

/** Questions to signed-in subscribers about saved properties. Others load and fetch nothing. */
const startAccountSaved = (): void =>
  each('account-saved', (place) => {
    if (!marker.test(document.cookie)) return
    const data = JSON.parse(place.dataset.accountSaved ?? '') as AccountSavedData
    void import('./ask-account-saved').then(({ askAccountSaved }) => askAccountSaved(place, data))
  })

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
