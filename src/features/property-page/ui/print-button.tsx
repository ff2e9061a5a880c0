'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and until hydration; for controls that work only with JavaScript. */
const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** Prints the page as one sheet; without JavaScript the browser's print command does the same. */
export function PrintButton({ label }: { label: string }) {
  if (!useIsInteractive()) return null
  return (
    <button type="button" onClick={() => window.print()} className="button button-quiet max-sm:hidden">
      {label}
    </button>
  )
}
