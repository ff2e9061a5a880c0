export interface BackToListProps {
  /** URL of the list without filters, for visitors who did not come from it. */
  fallbackHref: string
  label: string
  className?: string
}

/**
 * Link to the list the visitor came from, with its filters, at the card that was opened (start-list-links.ts); until that is
 * read from the browser's storage, to the list without filters.
 */
export const BackToList = ({ fallbackHref, label, className }: BackToListProps) => (
  <a href={fallbackHref} data-back-to-list="" className={className} suppressHydrationWarning>
    {label}
  </a>
)
