// The tags of stored pages: who made them, and whether they can be trusted after changes that this process did not hear of
// at once. CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { createHash, randomUUID } = require('node:crypto')
const { existsSync, readFileSync } = require('node:fs')

const tagsHeader = 'x-next-cache-tags'
/** For the HTTP server in the same process, which removes it. */
const shownHeader = 'x-perron-tags'

/** Next's own tags are paths; they begin with this. */
const pathTag = '_N_T_'
const makerTag = 'made-by:'

/** A secret in a file, as `env.ts` reads it; one that cannot be read stops the server there. */
function secretIn(file) {
  if (!file || !existsSync(file)) return ''
  return readFileSync(file, 'utf8').trim()
}

/** What decides, besides the data, how pages read: the address of the site, its data, whether it is a copy for tries. */
const surroundings = ['SERVER_URL', 'SITE_ENV', 'DATABASE_URI', 'DATA_DIR'].map(
  (name) => process.env[name] ?? secretIn(process.env[`${name}_FILE`]),
)
/** What the names of all makers begin with that run as this process does. */
const likeOwn = `${makerTag}${createHash('sha256').update(JSON.stringify(surroundings)).digest('base64url')}.`
/** Next takes this header off before it answers, so that the maker is stored and never sent. */
const ownMaker = likeOwn + randomUUID()

/** Longer than another process takes to hear of a refresh, in milliseconds: it asks twice a second. */
const hearingMs = 3000

/** As `processState` makes it: plain Node does not load TypeScript. */
const key = Symbol.for('perron.refreshes')

/** The same object as in `refreshes.ts`, which describes it. */
const refreshes = () =>
  (globalThis[key] ??= {
    listeners: new Set(),
    showsTags: false,
    trustedSince: performance.timeOrigin,
    emptiedAt: 0,
    refreshedAt: new Map(),
  })

/** Pages and the answers of static routes. */
const isPage = (value) => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'

const tagsOf = (value) => value?.headers?.[tagsHeader]?.split(',') ?? []

/** Adds which process made a page. */
function signTags(value) {
  if (isPage(value) && !tagsOf(value).includes(ownMaker))
    value.headers = { ...value.headers, [tagsHeader]: [...tagsOf(value), ownMaker].join(',') }
  return value
}

/** Adds the tags for the HTTP server, joined by commas, if there is one. */
function showTags(value) {
  if (!isPage(value)) return value
  const { [shownHeader]: _, ...headers } = value.headers ?? {}
  value.headers = headers
  if (!refreshes().showsTags) return value
  const shown = tagsOf(value).filter((tag) => !tag.startsWith(pathTag) && !tag.startsWith(makerTag))
  headers[shownHeader] = shown.join(',')
  return value
}

/** Whether one of the tags was refreshed after this time, in milliseconds. */
const isRefreshedAfter = (tags, time) => tags.some((tag) => (refreshes().refreshedAt.get(tag) ?? 0) > time)

/** Whether everything that was begun at this time, in milliseconds, was thrown away since. */
const wasEmptied = (since) => since <= refreshes().emptiedAt

/**
 * Whether a stored page counts. One that another process made, also an earlier run of this one, was perhaps made from
 * data that changed shortly before, before this process knew all refreshes, or with another address or other data.
 */
function isTrusted({ value, lastModified }) {
  const tags = tagsOf(value)
  if (!isPage(value)) return true
  if (wasEmptied(lastModified)) return false
  const maker = tags.find((tag) => tag.startsWith(makerTag))
  if (maker && !maker.startsWith(likeOwn)) return false
  if (maker === ownMaker) return !isRefreshedAfter(tags, lastModified)
  return lastModified >= refreshes().trustedSince && !isRefreshedAfter(tags, lastModified - hearingMs)
}

module.exports = { isRefreshedAfter, isTrusted, showTags, signTags, tagsOf, wasEmptied }
