import { isFavourite, isHidden, toggleFavourite, toggleHidden } from '@/features/saved/model/saved'
import { changeSaved, readSaved, watchSaved } from './saved-store'

/** Fills the place of a card with a copy of the model: heart and "hide", or what is left of a hidden property. */
function startCard(place: HTMLElement, copy: HTMLElement): void {
  const article = place.closest('article')
  const [buttons, undo] = copy.children
  const [heart, ...hiding] = copy.querySelectorAll('button')
  if (!article || !buttons || !undo || !heart) return
  const ref = Number(article.id.slice(2))
  const title = article.querySelector('.card-link')?.textContent ?? ''
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
export function startCardButtons(): void {
  const model = document.querySelector<HTMLElement>('[data-save-model]')
  if (!model) return
  for (const place of document.querySelectorAll<HTMLElement>('.save-place'))
    startCard(place, model.cloneNode(true) as HTMLElement)
}
