// First of all styles: it says in which order the layers count.
import '../site.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { getSettings } from '@/features/content/server/reads'
import { siteIcons, type SiteIcon, type SiteIcons } from '@/features/media/model/site-icons'
import { themeFilePath } from '@/lib/theme/theme-pictures'
import { toLocale } from '@/lib/i18n/locales'
import { resolveTheme } from '@/lib/theme/theme'

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

export async function generateMetadata({ params }: Pick<SiteLayoutProps, 'params'>): Promise<Metadata> {
  const { locale } = await params
  const { config } = await getSettings(toLocale(locale))
  const icons = siteIcons(config.brand?.favicon)
  const drawn = themeFilePath('icon.svg', resolveTheme(config.brand))
  return {
    manifest: '/manifest.webmanifest',
    icons: icons ? linksOf(icons) : drawn ? { icon: { url: drawn, type: 'image/svg+xml' } } : null,
  }
}

/** The document of every public page. Header and footer belong to the page, because they name its translations. */
export default async function SiteLayout({ children, params }: SiteLayoutProps) {
  const { locale } = await params
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
