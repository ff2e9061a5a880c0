import { useSyncExternalStore } from 'react'

import { returnHref, readReturnPlace } from './return-place'

export interface BackToListProps {
  /** URL of the list without filters, for visitors who did not come from it. */
  fallbackHref: string
  label: string
  className?: string
}

const neverChanges = () => () => {}

/** Link back to the list the visitor came from, with its filters, at the card that was opened. */
export function BackToList({ fallbackHref, label, className }: BackToListProps) {
  const href = useSyncExternalStore(
    neverChanges,
    () => returnHref(fallbackHref, readReturnPlace()) ?? fallbackHref,
    () => fallbackHref,
  )
  return (
    <a href={href} className={className}>
      {label}
    </a>
  )
}
