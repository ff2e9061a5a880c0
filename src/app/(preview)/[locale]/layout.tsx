import '@/features/preview/ui/preview.css'

import type { ReactNode } from 'react'

import { SiteDocument } from '@/app/(site)/_views/site-document'

interface PreviewLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The document of every preview: that of the site, with the styles that mark and frame its blocks. */
export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { locale } = await params
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
