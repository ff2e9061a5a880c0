import '@/features/preview/ui/preview.css'

import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/app/(site)/_views/site-document'

interface PreviewLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The document of every preview: that of the site, with the styles that mark and frame its blocks. */
export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const { locale } = await params
  // The HTTP server sets it; scripts without it do not run here.
  const [, nonce] = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '') ?? []
  return (
    <SiteDocument locale={locale} nonce={nonce}>
      {children}
    </SiteDocument>
  )
}
