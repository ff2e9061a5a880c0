import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Made on request and never kept, neither here nor by the browser. */
export const dynamic = 'force-dynamic'

/** The address of a private page is its key: it is told to nobody. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** What all private pages share; `_views/my-view.tsx` says how to make one. */
export default function MyLayout({ children }: { children: ReactNode }) {
  return children
}
