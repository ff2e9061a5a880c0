import type { Field, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { helpPath } from '@/features/help/model/help-subjects'
import { findHelp } from '@/features/help/server/api'
import type { SearchHit, OwnKind } from '@/features/studio-search/model/search-answer'
import { toLocale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { studioText, type StudioTextKey } from '@/lib/i18n/studio-text'
import { staffRole, type RoleRule } from '@/lib/payload/access'

/** A view of ours in the menu of the studio. */
export interface StudioView {
  /** Below the studio, such as `/languages/`. */
  path: string
  title: StudioTextKey
  shownTo: RoleRule
}

/** A place of the studio, or something to do; found by its title and by `words`. */
export interface StudioPlace extends SearchHit {
  kind: OwnKind
  /** Each of these texts finds it and is shown with it, such as the labels of fields. */
  parts: string[]
  /** Further words that find it and are not shown. */
  words: string
  /** Finds it too, but corrects no mistakes: it has too many different words. */
  text: string
}

type Hidden = { admin: { hidden?: boolean | ((args: { user: never }) => boolean) } }

/** Whether the menu of the studio hides a collection or global from the user. */
export function isHidden({ admin: { hidden } }: Hidden, { user }: PayloadRequest): boolean {
  // Payload passes the user of the request here too.
  return typeof hidden === 'function' ? hidden({ user: user as never }) : hidden === true
}

/** The labels of fields, tabs and groups at any depth, in a language. */
function labelsOf(fields: readonly Field[], language: string): string[] {
  return fields.flatMap((field) => {
    const ownLabel = 'label' in field ? resolveLabel(field.label, language) : ''
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => [
        resolveLabel(tab.label, language),
        ...labelsOf(tab.fields, language),
      ])
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return []
    return [ownLabel, ...('fields' in field ? labelsOf(field.fields, language) : [])]
  })
}

const place = (kind: OwnKind, path: string, title: string, more: Partial<StudioPlace> = {}): StudioPlace => ({
  kind,
  key: `${kind}:${path.slice(1)}`,
  href: `/admin${path}`,
  title,
  detail: '',
  picture: null,
  parts: [],
  words: '',
  text: '',
  ...more,
})

function placeOfGlobal({ slug, label, fields, admin }: SanitizedGlobalConfig, language: string): StudioPlace {
  const parts = [...new Set(labelsOf(fields, language))].filter(Boolean)
  const detail = resolveLabel(admin.group, language)
  return place('places', `/globals/${slug}/`, resolveLabel(label, language), { parts, detail })
}

const placeOfList = ({ slug, labels, admin }: SanitizedCollectionConfig, language: string): StudioPlace =>
  place('places', `/collections/${slug}/`, resolveLabel(labels.plural, language), {
    detail: resolveLabel(admin.group, language),
  })

const createAction = ({ slug, labels }: SanitizedCollectionConfig, language: string): StudioPlace =>
  place(
    'actions',
    `/collections/${slug}/create/`,
    studioText(language, 'studioSearch.create', { name: resolveLabel(labels.singular, language) }),
    { words: studioText(language, 'studioSearch.createWords') },
  )

/** Everything in the menu of the studio, and what can be created, by the rights of the user. */
export async function findStudioPlaces(req: PayloadRequest): Promise<StudioPlace[]> {
  const { config } = req.payload
  const { language } = req.i18n
  const shown = config.collections.filter((each) => !isHidden(each, req))
  const mayCreate = await Promise.all(shown.map(async ({ access }) => Boolean(await access.create({ req }))))
  // Written by the options of Payload, see `composition`.
  const views = (config.custom.studioViews ?? []) as StudioView[]
  return [
    ...shown.map((each) => placeOfList(each, language)),
    ...config.globals.filter((each) => !isHidden(each, req)).map((each) => placeOfGlobal(each, language)),
    ...views
      .filter(({ shownTo }) => shownTo({ req }))
      .map(({ path, title }) => place('places', path, studioText(language, title))),
    place('places', '/account/', studioText(language, 'studioSearch.account')),
    ...shown.filter((_, at) => mayCreate[at]).map((each) => createAction(each, language)),
  ]
}

/** The help of the user's role. */
export async function findHelpPlaces({ user, i18n }: PayloadRequest): Promise<StudioPlace[]> {
  const role = staffRole(user)
  const entries = role === null ? [] : await findHelp(role, toLocale(i18n.language))
  return entries.map(({ subject, title, lead, words }) =>
    place('help', helpPath(subject), title, { detail: lead, text: words }),
  )
}
