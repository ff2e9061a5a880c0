import { useEffect, useRef } from 'react'

import { isFavourite, isHidden, toggleFavourite, toggleHidden } from '@/features/saved/model/saved'

import type { SaveTexts } from './save-texts'
import { SavedIcon } from './saved-icon'
import { changeSaved, useSaved } from './saved-store'

interface SaveButtonsProps {
  /** Public number of the property. */
  propertyRef: number
  /** Its title, part of the buttons' names. */
  title: string
  texts: SaveTexts
  /**
   * `card` (default): heart and "hide" in the upper right corner of the nearest positioned box; must be a direct
   * child of the card's `article`, which shrinks to one line with an undo button when the property is hidden
   * (site.css). `page`: one button with a label, in the flow.
   */
  variant?: 'card' | 'page'
  className?: string
}

const square = 'inline-flex size-11 items-center justify-center bg-white text-ink hover:text-brand'

function FavouriteButton({ propertyRef, title, texts, variant, className = '' }: SaveButtonsProps) {
  const saved = useSaved()
  const isSaved = saved !== null && isFavourite(saved, propertyRef)
  const isCard = variant === 'card'
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${texts.favourite}: ${title}`}
      onClick={() => changeSaved((now) => toggleFavourite(now, propertyRef))}
      className={`${isCard ? square : 'button button-quiet'} aria-pressed:text-brand ${saved ? '' : 'invisible'} ${className}`}
    >
      <SavedIcon name="heart" isFilled={isSaved} />
      {!isCard && texts.favourite}
    </button>
  )
}

function CardButtons(props: SaveButtonsProps) {
  const { propertyRef, title, texts, className = 'top-0 right-0' } = props
  const saved = useSaved()
  const [hide, undo] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  /** The pressed button is removed afterwards, so the focus moves to the button that replaces it. */
  const isPressed = useRef(false)
  const hidden = saved !== null && isHidden(saved, propertyRef)
  useEffect(() => {
    if (isPressed.current) (hidden ? undo : hide).current?.focus()
    isPressed.current = false
  }, [hidden, hide, undo])
  const toggle = () => {
    isPressed.current = true
    changeSaved((now) => toggleHidden(now, { ref: propertyRef, title }))
  }
  if (saved === null) return null
  return hidden ? (
    <p
      data-saved-hidden
      className="flex min-h-12 w-full items-center gap-2 border-y border-line text-small text-slate"
    >
      <span className="min-w-0 truncate">{title}</span>
      <span>· {texts.hidden} ·</span>
      <button
        type="button"
        ref={undo}
        onClick={toggle}
        aria-label={`${texts.undo}: ${title}`}
        className="min-h-11 px-2 font-semibold text-brand underline"
      >
        {texts.undo}
      </button>
    </p>
  ) : (
    <p className={`absolute z-10 flex flex-row-reverse print:hidden ${className}`}>
      <FavouriteButton {...props} variant="card" className="" />
      <button
        type="button"
        ref={hide}
        onClick={toggle}
        aria-label={`${texts.hide}: ${title}`}
        className={`${square} transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100`}
      >
        <SavedIcon name="hide" />
      </button>
    </p>
  )
}

/** Saves a property as a favourite, or hides it, in this browser. Without JavaScript no button is rendered. */
export const SaveButtons = (props: SaveButtonsProps) =>
  props.variant === 'page' ? <FavouriteButton {...props} /> : <CardButtons {...props} />
