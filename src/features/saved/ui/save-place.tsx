import { ScriptPlace } from '@/components/ui/script-place'

import type { SaveTexts } from './save-texts'
import { SavedIcon } from './saved-icon'

interface SavePlaceProps {
  /** Where the buttons are. */
  className?: string
}

/**
 * The place of heart and "hide" of a card, in the upper right corner of the nearest positioned box; must be a direct child
 * of the card's `article`, which shrinks to one line with an undo button when the property is hidden (site.css). The page
 * has a `SaveModel`.
 */
export const SavePlace = ({ className = '' }: SavePlaceProps) => (
  <ScriptPlace as="p" className={`save-place ${className}`.trim()} />
)

/**
 * The model of what start-saved.ts copies into each place of the page: the buttons, and the one line that is left of
 * a hidden property. Not a `template`, which React cannot take over in the preview.
 */
export const SaveModel = ({ texts }: { texts: SaveTexts }) => (
  <div hidden data-save-model="">
    <span>
      <button type="button" className="card-button" aria-label={texts.favourite}>
        <SavedIcon />
      </button>
      <button type="button" className="card-button" aria-label={texts.hide}>
        <span className="icon icon-hide" />
      </button>
    </span>
    <span className="save-line">
      <span />
      <span>{`\u00a0· ${texts.hidden}\u00a0·`}</span>
      <button type="button">{texts.undo}</button>
    </span>
  </div>
)
