import type { IconNode } from 'lucide'
import type { MouseEvent } from 'react'

import { Icon } from '@/components/ui/icon'

interface MapButtonProps {
  icon: IconNode
  label: string
  onClick: (event: MouseEvent) => void
  /** With enough room, the name is beside the icon. */
  hasText?: boolean
}

/** A map button: an icon with its name as tooltip and accessible name. */
export const MapButton = ({ icon, label, onClick, hasText = false }: MapButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className={`map-tool flex size-11 items-center justify-center gap-2 ${hasText ? 'sm:w-full sm:justify-start sm:px-3' : ''}`}
  >
    <Icon node={icon} />
    {hasText && <span className="hidden text-small font-semibold whitespace-nowrap sm:inline">{label}</span>}
  </button>
)
