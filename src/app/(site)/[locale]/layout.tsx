import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '../_views/site-document'

interface SiteLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export const metadata: Metadata = { manifest: '/manifest.webmanifest' }

/** The document of every public page. Header and footer belong to the page, because they name its translations. */
export default async function SiteLayout({ children, params }: SiteLayoutProps) {
  const { locale } = await params
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
