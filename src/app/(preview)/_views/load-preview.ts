import { loadSitePage, type LoadedPage } from '@/app/(site)/_views/load-site-page'
import { findPropertyParts } from '@/features/routing/server/find-property-parts'
import { describeStoredProject } from '@/features/projects/server/get-project'
import { describeStoredProperty, sectionsOf } from '@/features/property-page/server/get-property'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { showInstead } from '@/lib/cache/preview-overlay'
import {
  asVisitorsSee,
  asVisitorsSeeGlobal,
  readNewestProperty,
  readStoredDraft,
  type PreviewReader,
} from '@/features/preview/server/read-previewed'
import { previewPath, type Previewed, type PreviewedGlobal } from '@/features/preview/model/previewed'
import { findTyped, type TypedData } from '@/features/preview/server/typed-data'
import type { PropertyPathParts } from '@/features/routing/model/property-path'
import { publicPath, type RouteEntry, type RouteTarget } from '@/features/routing/model/route-table'
import type { Locale } from '@/lib/i18n/locales'
import type { Module, Property } from '@/payload-types'

/** `notYet`: too few fields are filled in to show anything. */
export type LoadedPreview = LoadedPage | { kind: 'module'; module: Module } | { kind: 'notYet' }

type PreviewedDocument = Exclude<Previewed, { kind: 'globals' }>

/** The path of a document; one that was never public gets a path for the preview. */
async function getPlace(target: RouteTarget, locale: Locale): Promise<{ entry: RouteEntry; path: string }> {
  const { entries } = await getRouteIndex()
  const ownPath = previewPath({ kind: target.collection, id: target.id, locale })
  const entry = entries.find(
    (each) => each.target?.collection === target.collection && each.target.id === target.id,
  )
  if (entry) return { entry, path: publicPath(entry, locale) ?? ownPath }
  return {
    entry: { original: ownPath, type: 'page', paths: {}, breadcrumb: [], target, publishedIn: [] },
    path: ownPath,
  }
}

async function getPathParts({ ref, goal }: Property): Promise<PropertyPathParts> {
  const pathParts = ref ? await findPropertyParts(ref) : null
  return pathParts ?? { ref, goal, localitySlug: {}, typeSlug: {}, headline: {} }
}

async function loadProperty(
  property: Property,
  locale: Locale,
  display?: Parameters<typeof sectionsOf>[0],
): Promise<LoadedPreview> {
  const detail = await describeStoredProperty(property, locale, display && sectionsOf(display))
  return {
    kind: 'property',
    property: detail,
    parts: await getPathParts(property),
    path: detail.summary.href,
  }
}

async function loadDocument(
  { kind, id, locale }: PreviewedDocument,
  data: TypedData,
): Promise<LoadedPreview> {
  if (kind === 'properties') return loadProperty(await asVisitorsSee(kind, id, locale, data), locale)
  if (kind === 'modules') return { kind: 'module', module: await asVisitorsSee(kind, id, locale, data) }
  const place = await getPlace({ collection: kind, id }, locale)
  if (kind === 'pages') return { kind: 'page', page: await asVisitorsSee(kind, id, locale, data), ...place }
  if (kind === 'articles')
    return { kind: 'article', article: await asVisitorsSee(kind, id, locale, data), ...place }
  const project = await describeStoredProject(await asVisitorsSee(kind, id, locale, data), locale)
  return { kind: 'project', project, ...place }
}

/** Makes the reads of the page return the edited document. */
async function showGlobal(
  slug: Exclude<PreviewedGlobal, 'propertyDisplay'>,
  locale: Locale,
  data: TypedData | null,
) {
  if (slug === 'header')
    return showInstead({ settings: { header: await asVisitorsSeeGlobal(slug, locale, data) } })
  if (slug === 'footer')
    return showInstead({ settings: { footer: await asVisitorsSeeGlobal(slug, locale, data) } })
  if (slug === 'siteConfig')
    return showInstead({ settings: { config: await asVisitorsSeeGlobal(slug, locale, data) } })
  const popup = await asVisitorsSeeGlobal(slug, locale, data)
  showInstead({ settings: { popup: { ...popup, _status: 'published' } } })
}

async function loadGlobal(
  slug: PreviewedGlobal,
  locale: Locale,
  data: TypedData | null,
): Promise<LoadedPreview> {
  if (slug !== 'propertyDisplay') {
    await showGlobal(slug, locale, data)
    return loadSitePage(locale, '')
  }
  const [property, display] = await Promise.all([
    readNewestProperty(locale),
    asVisitorsSeeGlobal(slug, locale, data),
  ])
  return property ? loadProperty(property, locale, display) : { kind: 'notYet' }
}

/** The first one that can be shown: any field may be empty while an editor types. */
async function firstShown(attempts: (() => Promise<LoadedPreview>)[]): Promise<LoadedPreview> {
  for (const attempt of attempts) {
    const loaded = await attempt().catch(() => null)
    if (loaded) return loaded
  }
  return { kind: 'notYet' }
}

/**
 * Loads the content of a preview: for staff the values being typed, else the stored draft.
 *
 * @returns null when there is no such document for this reader
 */
export async function loadPreview(
  previewed: Previewed,
  reader: PreviewReader,
): Promise<LoadedPreview | null> {
  const typed = reader.by === 'staff' ? findTyped(String(reader.user.id), previewed) : null
  if (previewed.kind === 'globals') {
    const { id, locale } = previewed
    return firstShown((typed ? [typed, null] : [null]).map((data) => () => loadGlobal(id, locale, data)))
  }
  const stored = await readStoredDraft(previewed.kind, previewed.id, previewed.locale, reader)
  if (!stored) return null
  const versions = typed ? [{ ...stored, ...typed }, stored] : [stored]
  return firstShown(versions.map((data) => () => loadDocument(previewed, data)))
}
