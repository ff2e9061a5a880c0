// Next's own file cache, plus what every cached page carries: its Content-Security-Policy, the time a
// front cache may keep it, scripts that wait for the picture, and a true 404. Next sends the same object it hands to `set`, so the first
// answer has these too; `get` adds them to pages made by the build.
const loaded = require('next/dist/server/lib/incremental-cache/file-system-cache')

const { pagePolicy } = require('./content-security-policy.cjs')
const { withLateScripts } = require('./late-scripts.cjs')
require('./single-location.cjs')

const FileSystemCache = loaded.default
const POLICY = 'content-security-policy'
const FRONT_CACHE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=86400'
const NOT_FOUND_MARK = /<main[^>]* data-status="404"/

function finish(value) {
  const isPage = value?.kind === 'APP_PAGE' && typeof value.html === 'string' && value.html !== ''
  // A postponed page would get scripts later that no hash covers.
  if (!isPage || value.postponed || value.headers?.[POLICY]) return value
  value.html = withLateScripts(value.html)
  value.headers = { ...value.headers, [POLICY]: pagePolicy(value.html), 'cache-control': FRONT_CACHE }
  if (NOT_FOUND_MARK.test(value.html)) value.status = 404
  return value
}

/** Unknown addresses and wrong spellings of known ones are endless: storing them would fill the disk. */
const isEndless = (data) =>
  data?.kind === 'APP_PAGE' && (data.status === 404 || (data.status >= 300 && data.status < 400))

module.exports = class PageCache extends FileSystemCache {
  async get(...args) {
    const entry = await super.get(...args)
    if (entry) finish(entry.value)
    return entry
  }

  async set(key, data, context) {
    finish(data)
    if (isEndless(data)) return
    return super.set(key, data, context)
  }
}
