import type { SaveTexts } from './save-texts'
import { SavedIcon } from './saved-icon'

interface SaveButtonProps {
  /** Public number of the property. */
  propertyRef: number
  /** Its title, part of the button's name. */
  title: string
  texts: SaveTexts
  className?: string
}

/** Saves a property as a favourite in this browser; start-saved.ts sets `aria-pressed`, and until then the button is invisible. */
export const SaveButton = ({ propertyRef, title, texts, className = '' }: SaveButtonProps) => (
  <button
    type="button"
    data-favourite={propertyRef}
    aria-label={`${texts.favourite}, ${title}`}
    className={`button button-quiet aria-pressed:text-brand [&:not([aria-pressed])]:invisible ${className}`}
    suppressHydrationWarning
  >
    <SavedIcon />
    {texts.favourite}
  </button>
)
