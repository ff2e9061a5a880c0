import { readFileSync } from 'node:fs'
import { request } from 'node:http'

import fc from 'fast-check'

import type { FaultBed } from './fault-bed'
import { countStatuses, summariseTimes, type FaultResult } from './fault-result'
import { signIn } from '../rig/http'
import { oddRequest, type OddRequest } from './odd-request'

const count = 5000
const atOnce = 6
const maxAnswerBytes = 1_000_000
const maxWorkMs = 1_000

interface OddAnswer {
  odd: OddRequest
  status: number
  bytes: number
  milliseconds: number
}

/** Sends exactly these bytes; `fetch` would change path and headers. Status 0: no response. */
const sendOdd = (origin: string, odd: OddRequest, cookie: Record<string, string>, from: string) =>
  new Promise<OddAnswer>((resolve) => {
    const begun = performance.now()
    const { hostname, port } = new URL(origin)
    const end = (status: number, bytes = 0) =>
      resolve({ odd, status, bytes, milliseconds: performance.now() - begun })
    const sent = request(
      {
        hostname,
        port,
        path: odd.path,
        method: odd.method,
        headers: { origin, ...odd.headers, ...(odd.isSignedIn && cookie), 'x-forwarded-for': from },
        timeout: 30_000,
      },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () => end(answer.statusCode ?? 0, bytes))
        answer.on('error', () => end(0))
      },
    )
    sent.on('timeout', () => sent.destroy())
    // A server that refuses a body may close the connection before it was read.
    sent.on('error', () => end(0))
    sent.end(odd.body)
  })

/** Processor time of a process so far, all threads (Linux: fields 14 and 15 of stat, in hundredths of a second). */
function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Thousands of generated requests to everything that takes a body, half of them with the session of an editor. */
export async function oddBodies(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('odd')
  const { server } = site
  try {
    await server.start()
    const cookie = await signIn(server.origin, bed.loginOf('editor'))
    const queue = fc.sample(oddRequest, { numRuns: count, seed: 10 }).entries()
    const answers: OddAnswer[] = []
    const sendNext = async () => {
      for (const [index, odd] of queue)
        answers.push(await sendOdd(server.origin, odd, cookie, `10.1.${index >> 8}.${index & 255}`))
    }
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    const statuses = answers.map(({ status }) => status)
    const wrong = answers.filter(({ status }) => status >= 500)
    for (const { odd, status } of wrong.slice(0, 20))
      console.log(`  ${status} ${JSON.stringify({ ...odd, body: odd.body.slice(0, 300) })}`)
    // What took long beside others is sent again, alone, to tell its own work from theirs and from waiting: a log-in
    // after wrong ones is slowed down on purpose.
    const slow = answers.filter(({ milliseconds }) => milliseconds > maxWorkMs)
    let work = 0
    for (const { odd, milliseconds } of slow) {
      const before = processorMs(server.pid())
      await sendOdd(server.origin, odd, cookie, '10.2.0.1')
      const usedMs = processorMs(server.pid()) - before
      work = Math.max(work, usedMs)
      console.log(`  ${Math.round(milliseconds)} ms, work ${usedMs} ms: ${odd.method} ${odd.path}`)
    }
    const times = summariseTimes(answers.map(({ milliseconds }) => milliseconds))
    const largest = Math.max(...answers.map(({ bytes }) => bytes))
    const isAlive = (await fetch(`${server.origin}/fr/`)).status === 200
    return [
      {
        promise: 'P4',
        fault: `${count} generated bodies to forms, links of e-mails, log-in, API and pages, half of them by an editor`,
        figure: `${wrong.length} answers of 500 or more; statuses ${countStatuses(statuses)}; p99 ${times.p99} ms, longest ${times.longest} ms at ${atOnce} at once, ${slow.length} over 1 s, each with at most ${work} ms of work; largest answer ${Math.round(largest / 1000)} kB`,
        isMet: wrong.length === 0 && isAlive && work < maxWorkMs && largest < maxAnswerBytes,
      },
    ]
  } finally {
    await site.close()
  }
}
