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
 * The model of what start-card-buttons.ts copies into each place of the page: the buttons, and the one line that is left of
 * a hidden property. Not a `template`, which React cannot take over in the preview.
 */
export const SaveModel = ({ texts }: { texts: SaveTexts }) => (
  <div hidden data-save-model="">
    <span className="flex flex-row-reverse">
      <button type="button" className="card-button" aria-label={texts.favourite}>
        <SavedIcon />
      </button>
      <button type="button" className="card-button card-button-hide" aria-label={texts.hide}>
        <SavedIcon name="hide" />
      </button>
    </span>
    <span className="flex min-h-12 w-full items-center gap-2 border-y border-line text-small text-slate">
      <span className="min-w-0 truncate" />
      <span className="flex-none">{`· ${texts.hidden} ·`}</span>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold text-brand underline"
        aria-label={texts.undo}
      >
        {texts.undo}
      </button>
    </span>
  </div>
)
