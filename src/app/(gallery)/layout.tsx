import '../(site)/site.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { ThemeLinks } from '@/features/shell/ui/theme-links'

export const metadata: Metadata = { title: 'Blocks', robots: { index: false } }

/** The document of the development gallery. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <ThemeLinks chosen={null} />
      </head>
      <body>{children}</body>
    </html>
  )
}
