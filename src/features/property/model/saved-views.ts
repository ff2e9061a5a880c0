import { isRecord } from '@/lib/values/read-value'

/** A list with its filters, search and order, which a member of staff keeps under a name. */
export interface SavedView {
  name: string
  /** Query of the list, such as `where[and][0][goal][equals]=rent`. */
  query: string
}

/** Key of the views in the preferences of an account. */
export const savedViewsKey = 'property-views'
export const maxViewName = 60
const maxViews = 20
const maxQuery = 2000

const storedParameter = /^(?:where\[.*|search|sort)$/

/** What a view keeps of the list's query, in a fixed order, so that equal lists have equal queries. */
export function viewQuery(params: URLSearchParams): string {
  const remaining = [...params].filter(([key, value]) => storedParameter.test(key) && value !== '')
  return new URLSearchParams(
    remaining.toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  ).toString()
}

const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  typeof value.query === 'string' &&
  value.query.length <= maxQuery

/** The views of stored preferences, which may hold anything. */
export const parseSavedViews = (stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : [])
    .filter(isView)
    .slice(0, maxViews)
    .map(({ name, query }) => ({
      name: name.trim().slice(0, maxViewName),
      query: viewQuery(new URLSearchParams(query)),
    }))

/** The views with another one; it replaces the one of the same name. Null when there are too many. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] | null {
  const name = view.name.trim().slice(0, maxViewName)
  const others = views.filter((each) => each.name.toLowerCase() !== name.toLowerCase())
  if (name === '' || view.query.length > maxQuery || others.length >= maxViews) return null
  return [...others, { name, query: view.query }]
}
