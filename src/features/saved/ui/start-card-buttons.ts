import { each } from '@/lib/dom/each'
import { element, iconOf } from '@/lib/dom/element'

import { isFavourite, isHidden, toggleFavourite, toggleHidden } from '@/features/saved/model/saved'
import type { SaveTexts } from './save-texts'
import { savedIcons } from './save-texts'
import { changeSaved, readSaved, watchSaved } from './saved-store'

interface Card {
  ref: number
  title: string
  texts: SaveTexts
}

const icon = (name: keyof typeof savedIcons) => iconOf(savedIcons[name], 'icon-saved size-5 shrink-0')

function favouriteButton({ ref, title, texts }: Card): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      className: 'card-button',
      onclick: () => changeSaved((now) => toggleFavourite(now, ref)),
      attributes: { 'aria-label': `${texts.favourite}, ${title}` },
    },
    icon('heart'),
  )
  watchSaved(() => button.setAttribute('aria-pressed', String(isFavourite(readSaved(), ref))))
  return button
}

/** The heart and "hide", in the corner of the picture. */
function buttonsOf(card: Card): HTMLElement {
  const { ref, title, texts } = card
  const hide = element(
    'button',
    {
      type: 'button',
      className: 'card-button card-button-hide',
      onclick: () => changeSaved((now) => toggleHidden(now, { ref, title })),
      attributes: { 'aria-label': `${texts.hide}, ${title}` },
    },
    icon('hide'),
  )
  return element('span', { className: 'flex flex-row-reverse' }, favouriteButton(card), hide)
}

/** The one line that is left of a hidden property. */
function undoOf({ ref, title, texts }: Card): HTMLElement {
  const undo = element('button', {
    type: 'button',
    className: 'min-h-11 px-2 font-semibold text-brand underline',
    textContent: texts.undo,
    onclick: () => changeSaved((now) => toggleHidden(now, { ref, title })),
    attributes: { 'aria-label': `${texts.undo}, ${title}` },
  })
  return element(
    'span',
    { className: 'flex min-h-12 w-full items-center gap-2 border-y border-line text-small text-slate' },
    element('span', { className: 'min-w-0 truncate', textContent: title }),
    element('span', { className: 'flex-none', textContent: `· ${texts.hidden} ·` }),
    undo,
  )
}

function startCard(place: HTMLElement, texts: SaveTexts): void {
  const article = place.closest('article')
  if (!article) return
  const card = {
    ref: Number(article.id.slice(2)),
    title: article.querySelector('.card-link')?.textContent ?? '',
    texts,
  }
  const [buttons, undo] = [buttonsOf(card), undoOf(card)]
  watchSaved(() => {
    const shown = isHidden(readSaved(), card.ref) ? undo : buttons
    if (shown.parentElement === place) return
    // The pressed button is removed, so the focus moves to the one that replaces it.
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren(shown)
    place.toggleAttribute('data-saved-hidden', shown === undo)
    if (hadFocus) shown.querySelector<HTMLElement>('button:last-child')?.focus()
  })
}

/** The buttons of all cards of the page; the texts are an attribute of their list. */
export const startCardButtons = (): void =>
  each('save-texts', (list) => {
    const texts = JSON.parse(list.dataset.saveTexts ?? '') as SaveTexts
    for (const place of list.querySelectorAll<HTMLElement>('.save-place')) startCard(place, texts)
  })
