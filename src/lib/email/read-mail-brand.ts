import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { legalMentions } from '@/lib/values/legal-mentions'
import { joinWithDots } from '@/lib/values/text'
import { resolveTheme } from '@/lib/theme/theme'
import type { Media } from '@/payload-types'

import { headerText } from './header-text'
import type { MailBrand } from './mail-brand'

/** The file itself, which is sharper; of a cropped logo a size, because the file shows the whole. */
function logoFile(logo: Media | string | null | undefined): string | null {
  if (!logo || typeof logo === 'string') return null
  return (logo.crop ? logo.sizes?.w600?.filename : logo.filename) ?? null
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
    logo: logoFile(config.brand?.logo),
    legal: legalMentions(config, locale).map(joinWithDots),
  }
}
