import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { legalMentions } from '@/lib/values/legal-mentions'
import { joinWithDots } from '@/lib/values/text'
import { resolveTheme, type Theme } from '@/lib/theme/theme'
import { themeSvg } from '@/lib/theme/theme-pictures'
import type { Media } from '@/payload-types'

import { headerText } from './header-text'
import type { MailBrand, MailLogo } from './mail-brand'

/** The file itself, which is sharper; of a cropped logo a size, because the file shows the whole. */
function logoFile(logo: Media | string | null | undefined): string | null {
  if (!logo || typeof logo === 'string') return null
  return (logo.crop ? logo.sizes?.w600?.filename : logo.filename) ?? null
}

/** The logo of the studio, else that of `site/` in the colours of paper: its ground is white whatever the site. */
function logoOf(stored: Parameters<typeof logoFile>[0], { paper }: Theme): MailLogo | null {
  const file = logoFile(stored)
  if (file) return { file }
  const svg = themeSvg('logo.svg', { palette: paper })
  return svg === null ? null : { svg }
}

/** Reads the branding of e-mails from the settings of the site, in one language. */
export async function readMailBrand(payload: Payload, locale: Locale): Promise<MailBrand> {
  const config = await payload.findGlobal({
    slug: 'siteConfig',
    locale,
    depth: 1,
    overrideAccess: false,
  })
  const { hostname } = new URL(env.serverUrl)
  const theme = resolveTheme(config.brand)
  return {
    name: headerText(config.agency?.name ?? '') || hostname,
    sender: config.agency?.email || `no-reply@${hostname}`,
    siteUrl: env.serverUrl,
    colour: theme.paper.brand,
    fonts: theme.fonts,
    logo: logoOf(config.brand?.logo, theme),
    legal: legalMentions(config, locale).map(joinWithDots),
  }
}
