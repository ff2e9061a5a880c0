import { ScriptPlace } from '@/components/ui/script-place'

import { SavedIcon } from './saved-icon'

interface SavedLinkProps {
  /** Public path of the page of saved properties, which opens the visitor's own list. */
  href: string
  label: string
  className?: string
  /** Shows the label beside the heart; otherwise it is for screen readers only. */
  showsLabel?: boolean
}

/** The link to the saved properties, with their number from the browser's storage. */
export const SavedLink = ({ href, label, className = '', showsLabel = false }: SavedLinkProps) => (
  <a
    href={href}
    title={showsLabel ? undefined : label}
    className={`relative inline-flex min-h-11 min-w-11 items-center gap-3 ${showsLabel ? '' : 'justify-center'} ${className}`}
  >
    <SavedIcon />
    <span className={showsLabel ? '' : 'sr-only'}>{label}</span>
    <ScriptPlace
      data-saved-count=""
      className={`saved-count ${showsLabel ? '' : 'absolute top-0.5 right-0'}`}
    />
  </a>
)
