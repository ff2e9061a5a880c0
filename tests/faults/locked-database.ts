import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { RigSite } from '../rig/site'
import { compareStored, countStored } from '../rig/stored-leads'
import { makeVisitor, send, solve, type Sent, type Visitor } from '../rig/visitor'
import { lockDatabase } from '../support/locked-database'
import type { FaultBed } from './fault-bed'
import { countStatuses, summariseTimes, type FaultResult } from './fault-result'
import { ask, type Answer } from '../rig/http'
import { findPagePaths, watchPages } from './pages'

const lockedMs = 30_000
/** The same requests without a lock, for comparison: the figures tell a busy machine from a fault. */
const unlockedMs = 10_000
const maxPageMs = 100
const fault = 'another process holds BEGIN IMMEDIATE for 30 s'

type SentBy = Sent & { visitor: Visitor }

async function sendOne({ server, surroundings, secret }: RigSite): Promise<SentBy> {
  const visitor = await makeVisitor('siteContact', surroundings)
  return { visitor, ...(await send(server.origin, visitor, await solve(visitor, secret))) }
}

interface Meanwhile {
  forms: SentBy[]
  logins: Answer[]
  pages: Answer[]
}

/** Sends a form each second and a log-in every third one, and opens pages all the time. */
async function actMeanwhile(
  site: RigSite,
  bed: FaultBed,
  { paths, durationMs }: { paths: readonly string[]; durationMs: number },
): Promise<Meanwhile> {
  const stopWatching = watchPages(site.server.origin, paths)
  const forms: Promise<SentBy>[] = []
  const logins: Promise<Answer>[] = []
  const end = performance.now() + durationMs
  const { email, password } = bed.loginOf('editor')
  for (let turn = 0; performance.now() < end; turn += 1) {
    forms.push(sendOne(site))
    if (turn % 3 === 0)
      logins.push(
        ask(`${site.server.origin}/api/users/login`, { body: { email, password }, from: '10.9.9.9' }),
      )
    await wait(1000)
  }
  const pages = await stopWatching()
  return { forms: await Promise.all(forms), logins: await Promise.all(logins), pages }
}

const isAnnounced = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  status < 500 || (status === 503 && headers.has('retry-after'))

/** Pages, forms and log-ins while the SQLite file is locked, and what is stored afterwards. */
export async function lockedDatabase(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('locked')
  const { server, payload, dataDir } = site
  try {
    await server.start()
    const paths = await findPagePaths(server.origin, 8)
    for (const each of [...paths, ...paths]) await ask(`${server.origin}${each}`)
    const before = await actMeanwhile(site, bed, { paths, durationMs: unlockedMs })
    const release = await lockDatabase(path.join(dataDir, 'perron.db'))
    const { forms, logins, pages } = await actMeanwhile(site, bed, { paths, durationMs: lockedMs })
    await release()
    const again = await Promise.all(
      forms
        .filter(({ status }) => status !== 201)
        .map(async ({ visitor }) => send(server.origin, visitor, await solve(visitor, site.secret))),
    )
    await server.stop()
    const acknowledged = forms.map(({ visitor }) => visitor.email)
    const { lostEmails, double } = compareStored(acknowledged, (await countStored(payload)).leads)
    const timesOf = (answers: Answer[]) => summariseTimes(answers.map(({ milliseconds }) => milliseconds))
    const times = timesOf(pages)
    const usual = timesOf(before.pages)
    const pagesOk = pages.every(({ status }) => status === 200)
    const formsOk = forms.every(({ status }) => status === 201 || status === 503)
    return [
      {
        promise: 'P5',
        fault,
        figure: `${pages.length} stored pages, statuses ${countStatuses(pages.map(({ status }) => status))}; median ${times.median} ms, p99 ${times.p99} ms, longest ${times.longest} ms; without the lock ${usual.median}, ${usual.p99} and ${usual.longest} ms`,
        isMet: pagesOk && times.p99 < maxPageMs,
      },
      {
        promise: 'P4',
        fault,
        figure: `forms ${countStatuses(forms.map(({ status }) => status))}; log-ins ${countStatuses(logins.map(({ status }) => status))}; every 503 of a log-in with Retry-After`,
        isMet: formsOk && logins.every(isAnnounced),
      },
      {
        promise: 'P1',
        fault: `${fault}; refused forms sent again`,
        figure: `${forms.length} forms: ${lostEmails.length} lost, ${double.length} double; sent again ${countStatuses(again.map(({ status }) => status))}`,
        isMet: lostEmails.length + double.length === 0 && again.every(({ status }) => status === 201),
      },
    ]
  } finally {
    await site.close()
  }
}
