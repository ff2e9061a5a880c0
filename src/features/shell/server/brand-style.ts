import 'server-only'

import type { CSSProperties } from 'react'

import { getSettings } from '@/features/content/server/reads'
import { toLocale } from '@/lib/i18n/locales'
import { brandColours } from '@/lib/values/brand-colours'
import type { SiteConfig } from '@/payload-types'

/** Colours as the CSS variables of site.css. They belong on the `html` element, where the theme is computed. */
export function toBrandStyle(chosen: SiteConfig['brand']): CSSProperties {
  const { brand, shade, accent, onAccent } = brandColours(chosen)
  return { '--brand': brand, '--shade': shade, '--accent': accent, '--on-accent': onAccent } as CSSProperties
}

/** The agency's colours, for every document that looks like the site. */
export async function getBrandStyle(locale: string): Promise<CSSProperties> {
  const { config } = await getSettings(toLocale(locale))
  return toBrandStyle(config.brand)
}
