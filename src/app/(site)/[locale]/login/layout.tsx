import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Rendered per request and never cached, neither here nor by the browser. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Shared by the log-in of owners and the pages behind it. */
export default function LoginLayout({ children }: { children: ReactNode }) {
  return children
}
