import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { legalMentions } from '@/lib/shell/shell-footer'
import { isHexColour } from '@/lib/theme/contrast'
import type { Media } from '@/payload-types'

import { headerText } from './header-text'
import { defaultMailColour, type MailBrand } from './mail-brand'

const logoFile = (logo: Media | string | null | undefined): string | null =>
  typeof logo === 'object' ? (logo?.filename ?? null) : null

/** Whom and what the site's settings name, in the language of a mail. */
export async function readMailBrand(payload: Payload, locale: Locale): Promise<MailBrand> {
  const config = await payload.findGlobal({
    slug: 'siteConfig',
    locale,
    depth: 1,
    overrideAccess: false,
  })
  const { hostname } = new URL(env.serverUrl)
  const colour = config.brand?.primaryColour
  return {
    name: headerText(config.agency?.name ?? '') || hostname,
    address: config.agency?.email || `no-reply@${hostname}`,
    siteUrl: env.serverUrl,
    colour: isHexColour(colour) ? colour : defaultMailColour,
    logo: logoFile(config.brand?.logo),
    legal: legalMentions(config),
  }
}
