import path from 'node:path'

import { rigServer, type RigServer } from '../rig/server'
import type { RigSite } from '../rig/site'
import type { FaultBed } from './fault-bed'
import { summariseTimes, type FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'
import { findPagePaths } from './pages'

const rounds = 100
const maxVisibleMs = 2000

interface EditedPage {
  id: string
  path: string
}

/** A page that is online: the one whose title is in the title of the HTML. */
export async function findPage({ payload, server }: RigSite): Promise<EditedPage> {
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'fr',
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  for (const path of await findPagePaths(server.origin, 60)) {
    const title = /<title>([^<]*)/.exec((await ask(`${server.origin}${path}`)).text)?.[1] ?? ''
    const page = docs.find((each) => each.title && title.startsWith(each.title))
    if (page && path !== '/fr/') return { id: String(page.id), path }
  }
  throw new Error('No page of the demo was found by its title.')
}

/** Milliseconds until a text is on a page; more than the limit when it never is. */
async function waitFor(url: string, text: string): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 5 * maxVisibleMs) {
    if ((await ask(url)).text.includes(text)) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - begun
}

type Publish = (title: string) => Promise<void>

/** Publishes a new title. @returns milliseconds until it is on the page of the process that published, and of the other */
export async function publishAndWait(
  publish: Publish,
  [ownUrl, other]: readonly [string, string],
  round: number,
): Promise<[number, number]> {
  const title = `Tour ${round} ${Date.now()}`
  await publish(title)
  return Promise.all([waitFor(ownUrl, title), waitFor(other, title)])
}

async function publishOnBoth(
  publish: Publish,
  urls: readonly [own: string, other: string],
): Promise<{ own: number[]; other: number[] }> {
  const times = { own: [] as number[], other: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const [ownMs, other] = await publishAndWait(publish, urls, round)
    times.own.push(ownMs)
    times.other.push(other)
  }
  return times
}

/** Whether the first answer after a restart shows what was published just before, and what was changed meanwhile. */
async function survivesRestarts(site: RigSite, { id, path }: EditedPage, publish: Publish): Promise<number> {
  const url = `${site.server.origin}${path}`
  let old = 0
  for (let round = 0; round < 3; round += 1) {
    const before = `Avant ${round} ${Date.now()}`
    await publish(before)
    await site.server.kill()
    await site.server.start()
    if (!(await ask(url)).text.includes(before)) old += 1
    await site.server.kill()
    const meanwhile = `Pendant ${round} ${Date.now()}`
    // Another process on this database, such as the worker.
    await site.payload.update({
      collection: 'pages',
      id,
      locale: 'fr',
      overrideAccess: true,
      data: { title: meanwhile },
    })
    await site.server.start()
    if (!(await ask(url)).text.includes(meanwhile)) old += 1
  }
  return old
}

/** What is published in one process shows in two on the same database, and stays after a restart. */
export async function refreshes(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('refreshes')
  let second: RigServer | null = null
  try {
    await site.server.start()
    const { dataDir, secret } = site
    second = await rigServer(bed.build, path.join(bed.folder, 'refreshes-second'), { dataDir, secret })
    await second.start()
    const page = await findPage(site)
    const headers = await signIn(site.server.origin, bed.loginOf('editor'))
    const publish: Publish = async (title) => {
      const body = { title, _status: 'published' }
      const url = `${site.server.origin}/api/pages/${page.id}?locale=fr`
      const { status, text } = await ask(url, { method: 'PATCH', body, headers })
      if (status !== 200) throw new Error(`A page was saved with ${status}: ${text.slice(0, 300)}`)
    }
    const times = await publishOnBoth(publish, [
      `${site.server.origin}${page.path}`,
      `${second.origin}${page.path}`,
    ])
    await second.kill()
    const old = await survivesRestarts(site, page, publish)
    const [ownTimes, other] = [summariseTimes(times.own), summariseTimes(times.other)]
    return [
      {
        promise: 'P6',
        fault: `a page is published ${rounds} times in one of two processes on one database`,
        figure: `own p99 ${ownTimes.p99} ms, longest ${ownTimes.longest}; other median ${other.median} ms, longest ${other.longest}`,
        isMet: Math.max(ownTimes.longest, other.longest) <= maxVisibleMs,
      },
      {
        promise: 'P6',
        fault: 'killed after a publication, and a page changed while the site is down, three times each',
        figure: `${old} old pages after the restarts`,
        isMet: old === 0,
      },
    ]
  } finally {
    await second?.kill()
    await site.close()
  }
}
