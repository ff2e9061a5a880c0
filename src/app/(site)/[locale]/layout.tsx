// First of all styles: it says in which order the layers count.
import '../site.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { getSettings } from '@/features/content/server/reads'
import { siteIcons, type SiteIcon, type SiteIcons } from '@/features/media/model/site-icons'
import { toLocale } from '@/lib/i18n/locales'

import { SiteDocument } from '../_views/site-document'

const toLink = ({ src: url, sizes, type }: SiteIcon) => ({ url, sizes, type })

const linksOf = ({ small, original }: SiteIcons): Metadata['icons'] => ({
  icon: toLink(small),
  apple: toLink(original),
})

interface SiteLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** Without an icon in the settings, Next links the file `icon.svg` of the application. */
export async function generateMetadata({ params }: Pick<SiteLayoutProps, 'params'>): Promise<Metadata> {
  const { locale } = await params
  const { config } = await getSettings(toLocale(locale))
  const icons = siteIcons(config.brand?.favicon)
  return { manifest: '/manifest.webmanifest', ...(icons && { icons: linksOf(icons) }) }
}

/** The document of every public page. Header and footer belong to the page, because they name its translations. */
export default async function SiteLayout({ children, params }: SiteLayoutProps) {
  const { locale } = await params
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
