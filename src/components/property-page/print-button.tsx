'use client'

import { useIsInteractive } from './use-is-interactive'

/** Prints the page as one sheet; browsers have their own way too, so nothing is lost without JavaScript. */
export function PrintButton({ label }: { label: string }) {
  if (!useIsInteractive()) return null
  return (
    <button type="button" onClick={() => window.print()} className="button button-quiet max-sm:hidden">
      {label}
    </button>
  )
}
