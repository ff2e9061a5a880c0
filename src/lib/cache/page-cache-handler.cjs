// Next's file cache, plus additions to every cached page: its Content-Security-Policy, the time a front cache may store
// it, scripts that wait for the visitor, and a true 404. Next sends the same object that it passes to `set`, so the first
// response has these too; `get` adds them to pages of the build. What was begun before a change and is ready after it is
// not stored: Next would take it for new. `page-tags.cjs` says which stored pages count.
const loaded = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

const { compactHtml } = require('./compact-html.cjs')
const { pagePolicy } = require('./content-security-policy.cjs')
const { flightFolder, useFlight, writeFlight } = require('./flight-files.cjs')
const { flightOf, withLateScripts } = require('./late-scripts.cjs')
const { isTrusted, showTags, signTags, tagsOf, wasEmptied } = require('./page-tags.cjs')
require('./single-location.cjs')

const FileSystemCache = loaded.default
const policyHeader = 'content-security-policy'
const frontCache = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=86400'
const notFoundMark = /<main[^>]* data-status="404"/

/** Where the file cannot be written, as on a full disk, the scripts stay in the page and the policy has their hashes. */
function withoutInlineScripts(html, folder) {
  try {
    return withLateScripts(html, (text) => writeFlight(folder, text))
  } catch (error) {
    console.warn('The scripts of a page stay in it:', error.code ?? error)
    return withLateScripts(html)
  }
}

function finish(value, folder) {
  const isPage = value?.kind === 'APP_PAGE' && typeof value.html === 'string' && value.html !== ''
  // A postponed page would get scripts later that no hash covers.
  if (!isPage || value.postponed || value.headers?.[policyHeader]) return value
  if (notFoundMark.test(value.html)) value.status = 404
  value.html = isEndless(value) ? withLateScripts(value.html) : withoutInlineScripts(value.html, folder)
  value.headers = { ...value.headers, [policyHeader]: pagePolicy(value.html), 'cache-control': frontCache }
  value.html = compactHtml(value.html)
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
  const known = inProgress.get(key)
  if (known && now - known.since <= longestMs) known.count += 1
  else inProgress.set(key, { since: now, count: 1 })
}

/** The time at which the oldest maker of this key began. */
function end(key) {
  const known = inProgress.get(key)
  if (!known) return Date.now() - longestMs
  known.count -= 1
  if (known.count === 0) inProgress.delete(key)
  return known.since
}

/** A change in the same millisecond counts as later. */
function isOutdated(data, context, since) {
  return wasEmptied(since) || areTagsExpired([...tagsOf(data), ...(context.tags ?? [])], since - 1)
}

/** A page without its file of scripts could not come to life, so it counts as not stored. */
function isWhole(value, folder) {
  const flight = value?.kind === 'APP_PAGE' && value.html ? flightOf(value.html) : null
  return flight === null || useFlight(folder, flight)
}

module.exports = class PageCache extends FileSystemCache {
  async get(key, context) {
    const now = Date.now()
    const entry = await super.get(key, context)
    const folder = flightFolder(this.serverDistDir)
    if (entry && isTrusted(entry) && isWhole(entry.value, folder)) {
      showTags(finish(entry.value, folder))
      return entry
    }
    begin(key, now)
    return null
  }

  async set(key, data, context) {
    showTags(signTags(finish(data, flightFolder(this.serverDistDir))))
    const since = end(key)
    if (isEndless(data)) return
    if (isOutdated(data, context, since)) {
      // The HTTP front asks again instead of sending it to those who came after the change.
      data.headers = { ...data.headers, 'x-perron-outdated': '1' }
      return
    }
    return super.set(key, data, context)
  }
}
