import type { Endpoint, Payload, PayloadRequest } from 'payload'

import {
  checkLink,
  type LinkCheck,
  type LinkFault,
  type LinkSources,
} from '@/features/routing/model/check-link'
import { withoutOwnOrigin } from '@/features/routing/model/redirect-rules'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { answerNoAddress, answerUnreadable, maxUrlLength } from '@/lib/payload/read-json-body'
import { findSafeLink } from '@/lib/values/external-link'

import { explain } from './explain-url-endpoint'
import { readRoutingSources } from './routing-sources'

/** What links are checked against: the public paths as they are now, and the files of the library. */
export async function readLinkSources(payload: Payload): Promise<LinkSources> {
  return {
    ...(await readRoutingSources(payload)),
    origin: payload.config.serverURL,
    hasFile: async (name) => {
      const where = { filename: { equals: name } }
      // Visitors may see every file of the library: only whether there is one of that name is read.
      const { totalDocs } = await payload.count({ collection: 'media', where, overrideAccess: true })
      return totalDocs > 0
    },
  }
}

/** A form with many links asks for each; the paths of the site are read once for them. */
const cacheMs = 3000
let cached: { payload: Payload; at: number; sources: Promise<LinkSources> } | null = null

function recentSources(payload: Payload): Promise<LinkSources> {
  if (cached?.payload === payload && Date.now() - cached.at < cacheMs) return cached.sources
  const sources = readLinkSources(payload)
  cached = { payload, at: Date.now(), sources }
  sources.catch(() => (cached = null))
  return sources
}

/** The faults of links in a language, by address; links that work are left out. Other sites are not asked. */
export async function findLinkFaults(
  payload: Payload,
  urls: readonly string[],
  locale: Locale,
): Promise<Record<string, LinkFault>> {
  if (urls.length === 0) return {}
  const sources = await recentSources(payload)
  const checked = await Promise.all(
    urls.map(async (url): Promise<[string, LinkFault | null]> => [
      url,
      await checkLink(sources, url, locale),
    ]),
  )
  return Object.fromEntries(checked.filter((each): each is [string, LinkFault] => each[1] !== null))
}

async function findTarget(req: PayloadRequest, sources: LinkSources, url: string, locale: Locale) {
  const text = sources.origin === '' ? url : withoutOwnOrigin(url, sources.origin)
  if (findSafeLink(text)?.kind !== 'internal' || text.startsWith('#')) return null
  const languages = { ...sources.languages, default: locale }
  const { end } = await explain(req, { ...sources, languages }, text)
  return end.title && end.edit ? { title: end.title, edit: `${end.edit}/` } : null
}

/** `GET /api/routes/check-link?url=&locale=`: whether a link leads somewhere and what to, for staff. */
export const checkLinkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/check-link',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const url = req.searchParams.get('url')?.trim() ?? ''
    const locale = req.searchParams.get('locale')
    if (url === '' || url.length > maxUrlLength) return answerNoAddress(req)
    if (!isLocale(locale)) return answerUnreadable(req)
    const sources = await recentSources(req.payload)
    const fault = await checkLink(sources, url, locale)
    const target = fault === null ? await findTarget(req, sources, url, locale) : null
    return Response.json({ fault, target } satisfies LinkCheck)
  },
}
