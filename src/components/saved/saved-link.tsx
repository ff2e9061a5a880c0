import { SavedCount } from './saved-count'
import { SavedIcon } from './saved-icon'

interface SavedLinkProps {
  /** Public path of the page of saved properties, which opens the visitor's own list. */
  href: string
  label: string
  className?: string
  /** Shows the word beside the heart; else it is there for screen readers. */
  showsLabel?: boolean
}

/** The way to the saved properties; how many there are only the visitor's browser knows. */
export const SavedLink = ({ href, label, className = '', showsLabel = false }: SavedLinkProps) => (
  <a
    href={href}
    title={showsLabel ? undefined : label}
    className={`relative inline-flex min-h-11 min-w-11 items-center gap-3 ${showsLabel ? '' : 'justify-center'} ${className}`}
  >
    <SavedIcon name="heart" />
    <span className={showsLabel ? '' : 'sr-only'}>{label}</span>
    <SavedCount isOnIcon={!showsLabel} />
  </a>
)
