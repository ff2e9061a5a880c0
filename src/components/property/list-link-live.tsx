import { useSyncExternalStore } from 'react'

import { placeWithin, readPlace } from './return-place'

interface ListLinkProps {
  /** The list without filters, for those who did not come from it. */
  fallbackHref: string
  label: string
  className?: string
}

const nothingChanges = () => () => {}

/** Leads back to the list the visitor came from, with its filters, at the card that was opened. */
export function ListLink({ fallbackHref, label, className }: ListLinkProps) {
  const href = useSyncExternalStore(
    nothingChanges,
    () => placeWithin(fallbackHref, readPlace()) ?? fallbackHref,
    () => fallbackHref,
  )
  return (
    <a href={href} className={className}>
      {label}
    </a>
  )
}
