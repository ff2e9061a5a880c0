import type { IconNode } from 'lucide'
import type { MouseEvent } from 'react'

import { Icon } from '@/components/ui/icon'

interface MapButtonProps {
  icon: IconNode
  label: string
  onClick: (event: MouseEvent) => void
  /** A word of the name for narrow maps; with enough room the whole name is beside the icon. */
  word?: string
}

/** A map button: an icon with its name as tooltip and accessible name, or with words. */
export const MapButton = ({ icon, label, onClick, word }: MapButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    data-words={word}
    className="map-tool flex size-11 items-center justify-center gap-2"
  >
    <Icon node={icon} />
    {word && (
      <span className="text-small font-semibold whitespace-nowrap">
        <span className="sm:hidden">{word}</span>
        <span className="hidden sm:inline">{label}</span>
      </span>
    )}
  </button>
)
