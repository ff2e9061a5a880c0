import { ScriptPlace } from '@/components/ui/script-place'

interface SavePlaceProps {
  /** Where the buttons are. */
  className?: string
}

/**
 * The place of heart and "hide" of a card, in the upper right corner of the nearest positioned box; must be a direct child
 * of the card's `article`, which shrinks to one line with an undo button when the property is hidden (site.css). The list
 * has the texts in `data-save-texts` (start-card-buttons.ts).
 */
export const SavePlace = ({ className = '' }: SavePlaceProps) => (
  <ScriptPlace as="p" className={`save-place ${className}`.trim()} />
)
