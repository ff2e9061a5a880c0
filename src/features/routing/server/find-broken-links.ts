import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { checkLink, type LinkFault, type LinkSources } from '@/features/routing/model/check-link'
import type { AnyRole } from '@/features/routing/model/page-roles'
import { findLinks, type FoundLink } from '@/features/routing/model/find-links'
import { rolePath } from '@/features/routing/model/route-table'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { nestedRequest } from '@/lib/payload/as-system'
import { isRecord, textOf } from '@/lib/values/read-value'

import { readLinkSources } from './link-sources'

/** The collections and settings whose links visitors see, and the templates that pages get their links from. */
const collections = ['pages', 'articles', 'modules', 'projects', 'patterns'] as const
const settings = draftedGlobals

/** A link that leads nowhere, in one document. */
export interface BrokenLink {
  /** Slug of the collection or settings. */
  kind: (typeof collections)[number] | (typeof settings)[number] | 'pageRoles'
  /** Empty for settings. */
  title: string
  /** Below the studio, at the first language in which it is broken. */
  edit: string
  url: string
  text: string
  fault: LinkFault
  /** Only in the draft of settings. */
  isDraft: boolean
  languages: Locale[]
}

type Row = Record<string, unknown>

interface Place {
  kind: BrokenLink['kind']
  title: string
  path: string
  content: Row
  /** The languages in which visitors see it, or would. */
  languages: readonly Locale[]
  /** The content is a draft; only what it has besides what is online is listed. */
  isDraft?: boolean
}

/** The title in the language of the studio, else in any. */
function titleOf({ title, name, studioTitle }: Row, language: string): string {
  for (const each of [title, name, studioTitle]) {
    if (!isRecord(each) && textOf(each) !== '') return textOf(each)
    const title = isRecord(each) && [each[language], ...Object.values(each)].map(textOf).find(Boolean)
    if (title) return title
  }
  return ''
}

/** What visitors see, the drafts of settings and the templates, read with the rights of the user. */
async function readPlaces(req: PayloadRequest, enabled: readonly Locale[]): Promise<Place[]> {
  const options = {
    ...({ locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: false, user: req.user } as const),
    req: nestedRequest(req),
  }
  const { language } = req.i18n
  const published = { _status: { equals: 'published' } }
  const documents = collections.map(async (kind) => {
    const { docs } = await req.payload.find({
      ...options,
      collection: kind,
      // Templates have no drafts.
      ...(kind !== 'patterns' && { where: published }),
      limit: 0,
      pagination: false,
    })
    return (docs as unknown as Row[]).map((content): Place => {
      const online = Array.isArray(content.publishedIn) ? content.publishedIn.filter(isLocale) : enabled
      const languages = enabled.filter((locale) => online.includes(locale))
      const path = `/collections/${kind}/${textOf(content.id)}/`
      return { kind, path, content, languages, title: titleOf(content, language) }
    })
  })
  const globals = settings.map(async (kind): Promise<Place[]> => {
    const path = `/globals/${kind}/`
    const read = (draft: boolean) => req.payload.findGlobal({ ...options, slug: kind, draft })
    const [online, latest] = (await Promise.all([read(false), read(true)])) as unknown as [Row, Row]
    const isOnline = online._status === 'published'
    return [
      { kind, path, content: online, languages: isOnline ? enabled : [], title: '' },
      ...(latest._status === 'draft'
        ? [{ kind, path, content: latest, languages: enabled, title: '', isDraft: true }]
        : []),
    ]
  })
  return (await Promise.all([...documents, ...globals])).flat()
}

/** Checks each URL once per language. */
function makeChecker(sources: LinkSources) {
  const checks = new Map<string, Promise<LinkFault | null>>()
  return (url: string, locale: Locale): Promise<LinkFault | null> => {
    const key = `${locale} ${url}`
    const fault = checks.get(key) ?? checkLink(sources, url, locale)
    checks.set(key, fault)
    return fault
  }
}

type Check = ReturnType<typeof makeChecker>

async function brokenIn(
  { content, languages, isDraft = false, ...place }: Place,
  check: Check,
): Promise<BrokenLink[]> {
  const broken = new Map<string, BrokenLink>()
  const add = ({ url, text }: FoundLink, fault: LinkFault, locale: Locale) => {
    const stored = broken.get(`${fault} ${url}`)
    if (stored?.languages.includes(locale)) return
    if (stored) return void stored.languages.push(locale)
    const edit = `${place.path}?locale=${locale}`
    const { kind, title } = place
    broken.set(`${fault} ${url}`, { kind, title, edit, url, text, fault, isDraft, languages: [locale] })
  }
  for (const link of findLinks(content)) {
    const seenIn = link.locale === null ? languages : languages.filter((locale) => locale === link.locale)
    for (const locale of seenIn) {
      const fault = await check(link.url, locale)
      if (fault) add(link, fault, locale)
    }
  }
  return [...broken.values()]
}

const isSameFault = (one: BrokenLink, other: BrokenLink): boolean =>
  one.kind === other.kind && one.url === other.url && one.fault === other.fault

/** A link of a draft in the languages in which it is not broken online already; nothing when none is left. */
function onlyInDraft(link: BrokenLink, published: readonly BrokenLink[]): BrokenLink[] {
  const listed = published.flatMap((each) => (isSameFault(each, link) ? each.languages : []))
  const languages = link.languages.filter((locale) => !listed.includes(locale))
  const [path] = link.edit.split('?')
  return languages.length > 0 ? [{ ...link, languages, edit: `${path}?locale=${languages[0]}` }] : []
}

/** Pages to which the program itself links, where they are not online: visitors miss the link there. */
function brokenRoles(req: PayloadRequest, { index, languages: { enabled } }: LinkSources): BrokenLink[] {
  const fields = req.payload.config.globals.find(({ slug }) => slug === 'pageRoles')?.fields ?? []
  const labelOf = (role: AnyRole): string => {
    const field = fields.find((each) => 'name' in each && each.name === role.split(':')[0])
    return field && 'label' in field && field.label ? getTranslation(field.label, req.i18n) : role
  }
  return [...index.byRole].flatMap(([role, { original }]): BrokenLink[] => {
    const languages = enabled.filter((locale) => rolePath(index, role, locale) === null)
    const edit = `/globals/pageRoles/?locale=${languages[0]}`
    const place = { kind: 'pageRoles', title: '', edit, text: labelOf(role), isDraft: false } as const
    return languages.length === 0 ? [] : [{ ...place, url: original, fault: 'notInLanguage', languages }]
  })
}

/**
 * Every link that visitors see and that leads nowhere, then those of the drafts of settings and of templates, with what
 * the user may read, and the number of different links. Other sites are not asked.
 */
export async function findBrokenLinks(
  req: PayloadRequest,
): Promise<{ links: BrokenLink[]; checked: number }> {
  const sources = await readLinkSources(req.payload)
  const check = makeChecker(sources)
  const urls = new Set<string>()
  const places = await readPlaces(req, sources.languages.enabled)
  const brokenLinks: BrokenLink[] = []
  for (const place of places) {
    for (const { url } of findLinks(place.content)) urls.add(url)
    const broken = await brokenIn(place, check)
    brokenLinks.push(...broken.flatMap((link) => (link.isDraft ? onlyInDraft(link, brokenLinks) : [link])))
  }
  return { links: [...brokenLinks, ...brokenRoles(req, sources)], checked: urls.size }
}
