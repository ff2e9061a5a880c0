import type { RigSite } from '../rig/site'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'
import { findPagePaths } from './pages'

const maxVisibleMs = 5000

interface PublishedPage {
  id: string
  path: string
}

/** Pages that are online, with their paths: those whose title is in the title of the HTML. */
export async function findPublishedPages(
  { payload, server }: RigSite,
  count: number,
): Promise<PublishedPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'fr',
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  const pages: PublishedPage[] = []
  for (const path of await findPagePaths(server.origin, 60)) {
    const title = /<title>([^<]*)/.exec((await ask(`${server.origin}${path}`)).text)?.[1] ?? ''
    const page = docs.find((each) => each.title && title.startsWith(each.title))
    if (page && path !== '/fr/') pages.push({ id: String(page.id), path })
    if (pages.length === count) return pages
  }
  throw new Error(`The demo has no ${count} pages that were found by their titles.`)
}

/** Milliseconds until the page is as wanted; more than the limit when it never is. */
async function waitUntil(
  url: string,
  isAsWanted: (status: number, text: string) => boolean,
): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 2 * maxVisibleMs) {
    const { status, text } = await ask(url)
    if (isAsWanted(status, text)) break
  }
  return Math.round(performance.now() - begun)
}

/** How soon a stored page shows what was published, and is gone when it is not published any more. */
export async function publishing(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('publishing')
  const { origin } = site.server
  try {
    await site.server.start()
    const [page] = await findPublishedPages(site, 1)
    if (!page) return []
    const { id, path } = page
    const headers = await signIn(origin, bed.loginOf('editor'))
    const save = async (body: object) => {
      const { status, text } = await ask(`${origin}/api/pages/${id}?locale=fr`, {
        method: 'PATCH',
        body,
        headers,
      })
      if (status !== 200) throw new Error(`A page was saved with ${status}: ${text.slice(0, 300)}`)
    }
    const url = `${origin}${path}`
    await ask(url)
    const title = `Publié ${Date.now()}`
    await save({ title, _status: 'published' })
    const shown = await waitUntil(url, (_, text) => text.includes(title))
    await save({ _status: 'draft' })
    const gone = await waitUntil(url, (status) => status === 404)
    await save({ _status: 'published' })
    const back = await waitUntil(url, (status) => status === 200)
    return [
      {
        promise: 'P6',
        fault: 'a stored page is changed, taken offline and published again',
        figure: `visible after ${shown} ms, gone after ${gone} ms, back after ${back} ms`,
        isMet: Math.max(shown, gone, back) <= maxVisibleMs,
      },
    ]
  } finally {
    await site.close()
  }
}
