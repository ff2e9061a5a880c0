import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { KnownFaults } from '@/features/checks/model/content-issue'
import { findLinkFaults } from '@/features/routing/server/api'
import { siteSuffix, type SiteTexts } from '@/features/seo/model/page-texts'
import { locales, type Locale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'

/** More than any page has; the panel asks for no more. */
const requestShape = z.object({
  locale: z.enum(locales),
  links: z.array(z.string().max(2000)).max(200),
  pictures: z.array(z.string().max(64)).max(300),
})

type CheckRequest = z.infer<typeof requestShape>

const inLocale = (req: PayloadRequest, locale: Locale) => ({
  ...({ locale, fallbackLocale: false, depth: 0, overrideAccess: false, user: req.user } as const),
  req: nestedRequest(req),
})

async function findWithoutAlt(req: PayloadRequest, { locale, pictures }: CheckRequest): Promise<string[]> {
  if (pictures.length === 0) return []
  const { docs } = await req.payload.find({
    ...inLocale(req, locale),
    collection: 'media',
    where: { id: { in: pictures }, mimeType: { contains: 'image/' } },
    select: { alt: true },
    limit: pictures.length,
    pagination: false,
  })
  return docs.filter(({ alt }) => !alt?.trim()).map(({ id }) => id)
}

async function readSiteTexts(req: PayloadRequest, locale: Locale): Promise<SiteTexts> {
  const options = inLocale(req, locale)
  const { agency, seoDefaults } = await req.payload.findGlobal({ ...options, slug: 'siteConfig' })
  return {
    suffix: siteSuffix(seoDefaults?.titleSuffix, agency?.name),
    description: seoDefaults?.description ?? null,
  }
}

/**
 * `POST /api/content-checks`: what the checks of a form need of the server, in one read. For staff, with their rights.
 */
async function handleChecks(req: PayloadRequest): Promise<Response> {
  if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
  const parsed = requestShape.safeParse(await readJsonBody(req))
  if (!parsed.success)
    return Response.json({ message: studioMessage(req, 'checks.unreadable') }, { status: 400 })
  const { locale, links } = parsed.data
  const [withoutAlt, faults, site] = await Promise.all([
    findWithoutAlt(req, parsed.data),
    findLinkFaults(req.payload, [...new Set(links)], locale),
    readSiteTexts(req, locale),
  ])
  const answer: KnownFaults = { links: faults, withoutAlt, site }
  return Response.json(answer)
}

export const checkEndpoints: Endpoint[] = [{ path: '/content-checks', method: 'post', handler: handleChecks }]
