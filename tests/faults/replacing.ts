import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { rigServer, type RigServer } from '../rig/server'
import type { RigSite } from '../rig/site'
import {
  importedScripts,
  initialScripts,
  laterScripts,
  stylesheets,
} from '../../scripts/lib/page-scripts.mjs'
import { compareStored, countStored } from '../rig/stored-leads'
import type { FaultBed } from './fault-bed'
import { countStatuses, type FaultResult } from './fault-result'
import { ask, type Answer } from '../rig/http'
import { findPagePaths } from './pages'
import { keepSending } from './keep-sending'
import { startProxy, type Proxy } from './proxy'

const visitorsAtOnce = 10
const drainSeconds = 3

/** What a page loads at once and when the visitor acts, and whether it is there. */
async function checkParts(origin: string, html: string, from: string): Promise<string[]> {
  const wrong: string[] = []
  const seen = new Set<string>()
  const check = async (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const { status, text } = await ask(`${origin}${file}`, { from })
    if (status !== 200) wrong.push(`${file} ${status}`)
    for (const name of [...importedScripts(text), ...laterScripts(text)]) await check(`/scripts/${name}`)
  }
  for (const file of [...initialScripts(html), ...stylesheets(html)]) if (file) await check(file)
  return wrong
}

/** Opens pages and lists through a proxy that sends every request to the other process. */
async function alternate(proxy: Proxy, paths: readonly string[]): Promise<FaultResult> {
  const lists = ['/fr/a-vendre/?price=-300000', '/fr/a-louer/?price=-1500', '/fr/a-vendre/?page=2']
  const wrong: string[] = []
  for (const round of [1, 2, 3])
    for (const [index, each] of [...paths, ...lists].entries()) {
      const from = `10.40.${round}.${index % 250}`
      const { status, text } = await ask(`${proxy.origin}${each}`, { from })
      if (status >= 400 && !lists.includes(each)) wrong.push(`${each} ${status}`)
      wrong.push(...(await checkParts(proxy.origin, text, from)))
    }
  return {
    promise: 'P5',
    fault: 'a proxy sends every request to the other of two processes',
    figure: `${3 * (paths.length + lists.length)} pages; ${wrong.length} parts missing${wrong.length > 0 ? `: ${wrong.slice(0, 3).join(', ')}` : ''}`,
    isMet: wrong.length === 0,
  }
}

/** Opens pages from several visitors until it is stopped; gives all answers. */
function keepOpening(proxy: Proxy, paths: readonly string[]) {
  const answers: Answer[] = []
  let isOver = false
  const visitors = Array.from({ length: visitorsAtOnce }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const answer = await ask(`${proxy.origin}${paths[turn % paths.length]}`, { from: `10.41.0.${visitor}` })
      answers.push(answer)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(visitors)
    return answers
  }
}

async function replaceUnderLoad(
  site: RigSite,
  { servers, proxy, paths }: { servers: readonly RigServer[]; proxy: Proxy; paths: readonly string[] },
): Promise<FaultResult[]> {
  const stopOpening = keepOpening(proxy, paths)
  const viaProxy = { ...site, server: { ...site.server, origin: proxy.origin } }
  const stopSending = keepSending(viaProxy)
  const stops: number[] = []
  await wait(3000)
  for (const server of servers) {
    stops.push(Math.round(await server.stop()))
    await server.start()
    await wait(3000)
  }
  const acknowledged = await stopSending()
  const answers = await stopOpening()
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const { lostEmails, double } = compareStored(acknowledged, (await countStored(site.payload)).leads)
  return [
    {
      promise: 'P5',
      fault: `each of two processes is replaced under load, with a drain of ${drainSeconds} s`,
      figure: `${answers.length} pages, ${failed.length} failed (${countStatuses(answers.map(({ status }) => status))}); ended after ${stops.join(' and ')} ms`,
      isMet: failed.length === 0,
    },
    {
      promise: 'P1',
      fault: 'forms arrive meanwhile',
      figure: `${acknowledged.length} acknowledged, ${lostEmails.length} lost, ${double.length} double`,
      isMet: acknowledged.length > 0 && lostEmails.length + double.length === 0,
    },
  ]
}

/** Two processes behind a proxy: parts of a page come from either, and each can be replaced. */
export async function replacing(bed: FaultBed): Promise<FaultResult[]> {
  const proxy = await startProxy()
  const env = { SERVER_URL: proxy.origin, DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'warn' }
  const site = await bed.openSite('replacing', { env })
  let second: RigServer | null = null
  try {
    const { dataDir, secret } = site
    second = await rigServer(bed.build, path.join(bed.folder, 'replacing-second'), { dataDir, secret, env })
    await site.server.start()
    await second.start()
    const servers = [site.server, second]
    await proxy.use(servers.map(({ origin }) => origin))
    const paths = await findPagePaths(proxy.origin, 40)
    const result = await alternate(proxy, paths)
    return [result, ...(await replaceUnderLoad(site, { servers, proxy, paths }))]
  } finally {
    await second?.kill()
    await site.close()
    await proxy.stop()
  }
}
