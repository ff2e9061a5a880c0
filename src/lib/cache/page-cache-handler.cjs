// @relies next@16 page-store: the class of Next's file cache with its `get` and `set`, and that Next sends the object it
// passes to `set`; held by page-cache-handler.test.ts; until never, own handlers are documented and own stores are not

// Next's file cache, which stores pages as visitors get them (public-page.cjs), with the time that a front cache may store
// them and a true 404. Next sends the same object that it passes to `set`, so the first
// response has these too; `get` adds them to pages of the build. What was begun before a change and is ready after it is
// not stored: Next would take it for new. `page-tags.cjs` says which stored pages count.
const loaded = require('next/dist/server/lib/incremental-cache/file-system-cache')

const { isRefreshedAfter, isTrusted, showTags, signTags, tagsOf, wasEmptied } = require('./page-tags.cjs')
const { toPublicPage } = require('./public-page.cjs')

const FileSystemCache = loaded.default
const policyHeader = 'content-security-policy'
const proxyCache = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=86400'

function finish(value) {
  const isPage = value?.kind === 'APP_PAGE' && typeof value.html === 'string' && value.html !== ''
  // A postponed page would get more HTML later.
  if (!isPage || value.postponed || value.headers?.[policyHeader]) return value
  const { html, policy, isMissing } = toPublicPage(value.html)
  if (isMissing) value.status = 404
  value.html = html
  value.headers = { ...value.headers, [policyHeader]: policy, 'cache-control': proxyCache }
  return value
}

/** Unknown paths and wrong spellings of known ones are unlimited: storing them would fill the disk. */
const isEndless = (data) =>
  data?.kind === 'APP_PAGE' && (data.status === 404 || (data.status >= 300 && data.status < 400))

/** Longer than any page takes, in milliseconds; what began earlier has failed. */
const longestMs = 60_000
const tooMany = 10_000

/** What is being made: when the first maker of a key began, and how many there are. */
const inProgress = new Map()

function begin(key, now) {
  if (inProgress.size > tooMany)
    for (const [each, { since }] of inProgress) if (now - since > longestMs) inProgress.delete(each)
  const running = inProgress.get(key)
  if (running && now - running.since <= longestMs) running.count += 1
  else inProgress.set(key, { since: now, count: 1 })
}

/** The time at which the oldest maker of this key began. */
function end(key) {
  const running = inProgress.get(key)
  if (!running) return Date.now() - longestMs
  running.count -= 1
  if (running.count === 0) inProgress.delete(key)
  return running.since
}

/** A change in the same millisecond counts as later. */
function isOutdated(data, context, since) {
  return wasEmptied(since) || isRefreshedAfter([...tagsOf(data), ...(context.tags ?? [])], since - 1)
}

/** Folders of servers whose files cannot be changed, as in a container: their pages are in memory alone. */
const readOnly = new Set()
/** The last is what Node says of a folder that it cannot make on a read-only disk with its parents. */
const refusals = ['EROFS', 'EACCES', 'EPERM', 'ENOENT']

module.exports = class PageCache extends FileSystemCache {
  constructor(settings) {
    super(settings)
    if (readOnly.has(this.serverDistDir)) this.flushToDisk = false
  }

  async get(key, context) {
    const now = Date.now()
    const entry = await super.get(key, context)
    if (entry && isTrusted(entry)) {
      showTags(finish(entry.value))
      return entry
    }
    begin(key, now)
    return null
  }

  async set(key, data, context) {
    showTags(signTags(finish(data)))
    const since = end(key)
    if (isEndless(data)) return
    if (isOutdated(data, context, since)) {
      // The HTTP server asks again instead of sending it to those who came after the change.
      data.headers = { ...data.headers, 'x-perron-outdated': '1' }
      return
    }
    try {
      // It stores in memory first.
      await super.set(key, data, context)
    } catch (error) {
      if (!refusals.includes(error.code)) throw error
      readOnly.add(this.serverDistDir)
    }
  }
}
