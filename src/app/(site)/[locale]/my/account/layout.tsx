import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Forms of these pages are sent with their origin, which the policy of signed links would take away. */
export const metadata: Metadata = { referrer: 'same-origin' }

/** Shared by the pages of subscribers' accounts. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children
}
