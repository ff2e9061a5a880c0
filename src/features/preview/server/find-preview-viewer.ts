import 'server-only'

import { cookies, headers } from 'next/headers'

import { staffRole } from '@/lib/payload/access'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { isShareableKind, type Previewed } from '@/features/preview/model/previewed'

import { payloadClient } from '@/lib/payload/payload-client'
import { findLink, type ValidLink } from './preview-links'
import type { PreviewReader } from './read-previewed'

export type PreviewViewer =
  | (Extract<PreviewReader, { by: 'staff' }> & { language: Locale })
  | (Extract<PreviewReader, { by: 'link' }> & { until: Date; token: string; approval?: ValidLink })

type Token = string | string[] | undefined

async function findHolder({ kind, id }: Previewed, token: Token): Promise<PreviewViewer | null> {
  if (!isShareableKind(kind) || typeof token !== 'string') return null
  const link = await findLink(await payloadClient(), token, { kind, id })
  return link && { by: 'link', until: link.until, token, ...(link.mayApprove && { approval: link }) }
}

/** The language of the studio, if the user chose one; else that of the preview. */
async function studioLanguage(fallback: Locale): Promise<Locale> {
  const payload = await payloadClient()
  const chosen = (await cookies()).get(`${payload.config.cookiePrefix}-lng`)?.value
  return toLocale(chosen, fallback)
}

/**
 * The permitted viewer: staff, or the holder of a link to this document that neither ended nor was revoked. With a token only the token decides,
 * so that staff see what the recipient sees.
 *
 * @param token of the URL, unchecked
 */
export async function findPreviewViewer(previewed: Previewed, token: Token): Promise<PreviewViewer | null> {
  if (token !== undefined) return findHolder(previewed, token)
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user || staffRole(user) === null) return null
  return { by: 'staff', user, language: await studioLanguage(previewed.locale) }
}
