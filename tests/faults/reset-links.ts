import { setTimeout as wait } from 'node:timers/promises'

import { startMailServer, type TestMailServer } from '../support/mail-server'
import type { FaultBed } from './fault-bed'
import { countStatuses, summariseTimes, type FaultResult } from './fault-result'
import { ask, type Answer } from '../rig/http'

const maxMailMs = 60_000
const repetitions = 6
const unknown = 'unknown@example.org'

async function waitForLink({ mails }: TestMailServer): Promise<string> {
  const begun = performance.now()
  while (performance.now() - begun < maxMailMs) {
    for (const { html = '' } of mails) {
      const token = /\/admin\/reset\/([^/"]+)\//.exec(html)?.[1]
      if (token) return token
    }
    await wait(250)
  }
  throw new Error('The e-mail with the link to a new password did not arrive.')
}

interface Pair {
  knownAnswers: Answer[]
  unknownAnswers: Answer[]
}

/** The same request for a known and an unknown e-mail address, in turns. */
async function compare(url: string, knownEmail: string, bodyOf: (email: string) => object, octet: number) {
  const pair: Pair = { knownAnswers: [], unknownAnswers: [] }
  for (let turn = 0; turn < repetitions; turn += 1) {
    const from = `10.${octet}.0.${turn}`
    pair.knownAnswers.push(await ask(url, { body: bodyOf(knownEmail), from }))
    pair.unknownAnswers.push(await ask(url, { body: bodyOf(unknown), from }))
  }
  return pair
}

/** Answers without what differs each time. */
const visible = ({ status, text }: Answer): string => `${status} ${text}`

function describePair({ knownAnswers, unknownAnswers }: Pair): { figure: string; isAlike: boolean } {
  const median = (answers: Answer[]) => summariseTimes(answers.map(({ milliseconds }) => milliseconds)).median
  const times = [median(knownAnswers), median(unknownAnswers)]
  const alike = knownAnswers.filter(
    (each, turn) => visible(each) === visible(unknownAnswers[turn] ?? each),
  ).length
  const [least = 0, most = 0] = times.toSorted((one, other) => one - other)
  return {
    figure: `${alike} of ${knownAnswers.length} pairs of answers alike, statuses ${countStatuses(knownAnswers.map(({ status }) => status))}; median ${times[0]} ms known, ${times[1]} ms unknown`,
    isAlike: alike === knownAnswers.length && most < 2 * least + 100,
  }
}

/** Links to a new password, and what answers say about an e-mail address. */
export async function resetLinks(bed: FaultBed): Promise<FaultResult[]> {
  const mail = await startMailServer()
  const site = await bed.openSite('accounts', { env: { SMTP_URL: mail.url } })
  const api = `${site.server.origin}/api/users`
  try {
    await site.server.start()
    const { email } = bed.loginOf('translator')
    await ask(`${api}/forgot-password`, { body: { email } })
    const token = await waitForLink(mail)
    const uses = await Promise.all(
      [1, 2, 3].map((number) =>
        ask(`${api}/reset-password`, { body: { token, password: `Voie-ferree-${number}-Ottignies!` } }),
      ),
    )
    const editor = bed.loginOf('editor').email
    const forgotten = describePair(
      await compare(`${api}/forgot-password`, editor, (each) => ({ email: each }), 3),
    )
    const login = describePair(
      await compare(`${api}/login`, editor, (each) => ({ email: each, password: 'wrong-Password-1' }), 4),
    )
    const successes = uses.filter(({ status }) => status === 200).length
    return [
      {
        promise: 'P3',
        fault: 'one link to a new password, used three times at once',
        figure: `${successes} of 3 set the password; statuses ${countStatuses(uses.map(({ status }) => status))}`,
        isMet: successes === 1 && uses.every(({ status }) => status < 500),
      },
      { promise: 'P11', fault: 'forgotten password', figure: forgotten.figure, isMet: forgotten.isAlike },
      { promise: 'P11', fault: 'log-in with a wrong password', figure: login.figure, isMet: login.isAlike },
    ]
  } finally {
    await site.close()
    await mail.stop()
  }
}
