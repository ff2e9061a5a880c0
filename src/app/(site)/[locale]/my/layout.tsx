import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Rendered per request and never cached, neither here nor by the browser. */
export const dynamic = 'force-dynamic'

/** The URL of a private page is its key and is sent to no other site. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** Shared by all private pages; `lib/http/signed-link-page.tsx` describes how to create one. */
export default function MyLayout({ children }: { children: ReactNode }) {
  return children
}
