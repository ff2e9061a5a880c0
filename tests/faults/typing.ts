import { chromium, type Browser } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'

import type { RigSite } from '../rig/site'
import { systemBrowser } from '../../scripts/lib/chromium.mjs'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { signIn, type Login } from '../rig/http'
import { Typist } from './typist'

const pageCount = 10
/** Between two sudden deaths of the server: this long, and so many words, so that a slow machine also has time to type. */
const killEveryMs = 25_000
const killEveryWords = 10

/** Pages with a title each; every second one cannot be published, because its picture is missing. */
async function makePages({ payload }: RigSite): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < pageCount; index += 1) {
    const blocks = index % 2 === 0 ? [] : [{ blockType: 'image' as const, status: 'published' as const }]
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: `Essai ${index}`, slug: `essai-${index}`, blocks, _status: 'draft' } as never,
      draft: true,
      locale: 'fr',
      context: { skipRevalidation: true },
    })
    ids.push(String(id))
  }
  return ids
}

async function openTypist(browser: Browser, site: RigSite, login: Login, pages: string[]): Promise<Typist> {
  const { origin } = site.server
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  const logIn = async () => {
    const { cookie = '' } = await signIn(origin, login)
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  }
  await logIn()
  await context.addCookies([{ name: 'perron-lng', value: 'fr', url: origin }])
  return new Typist(context, { origin, pages, login, logIn })
}

/** What the database has of a page: its draft, what is online and all versions, as text. */
async function readStored({ payload }: RigSite, id: string): Promise<string> {
  const where = { parent: { equals: id } }
  const [draft, online, versions] = await Promise.all([
    payload.findByID({ collection: 'pages', id, draft: true, locale: 'fr', depth: 0 }),
    payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 }),
    payload.findVersions({ collection: 'pages', where, pagination: false, locale: 'fr', depth: 0 }),
  ])
  return JSON.stringify([draft, online, versions.docs])
}

async function killNowAndThen({ server }: RigSite, typists: Typist[], until: number): Promise<number> {
  let kills = 0
  const countWords = () => typists.reduce((sum, { typed }) => sum + typed.size, 0)
  while (performance.now() + killEveryMs < until) {
    const words = countWords() + killEveryWords
    await wait(killEveryMs)
    while (countWords() < words && performance.now() < until) await wait(500)
    await server.kill()
    await server.start()
    kills += 1
  }
  return kills
}

/**
 * Editors who type into the same pages at random, while connections, sessions, tabs and the server end. What each typed is
 * looked for on the screen, in the document, in its versions and in what the browser offers on reopening.
 */
export async function typing(bed: FaultBed): Promise<FaultResult[]> {
  const { typingMinutes: minutes } = bed
  const executablePath = systemBrowser()
  const fault = `${minutes} min of random edits by three tabs over ${pageCount} pages: lost connection and session, closed tab, Back, refused publication, kill -9`
  if (!executablePath) return [{ promise: 'P1', fault, figure: 'no Chromium on this machine', isMet: null }]
  const site = await bed.openSite('typing')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await site.server.start()
    const pages = await makePages(site)
    const [editor, administrator] = [bed.loginOf('editor'), bed.loginOf('administrator')]
    const typists = await Promise.all([
      openTypist(browser, site, editor, pages),
      openTypist(browser, site, administrator, pages),
    ])
    const [first] = typists
    // The same person in a second tab.
    if (first) typists.push(new Typist(first.context, first.site))
    const until = performance.now() + minutes * 60_000
    const [kills] = await Promise.all([
      killNowAndThen(site, typists, until),
      ...typists.map((typist) => typist.work(until)),
    ])
    return [await findLostTexts(site, { typists, pages, kills, fault })]
  } finally {
    await browser.close()
    await site.close()
  }
}

interface Work {
  typists: Typist[]
  pages: string[]
  kills: number
  fault: string
}

async function findLostTexts(site: RigSite, { typists, pages, kills, fault }: Work): Promise<FaultResult> {
  const screens = await Promise.all(typists.map((typist) => typist.settle()))
  const storedTexts = await Promise.all(typists.map((typist) => typist.readStored()))
  const stored = new Map(
    await Promise.all(pages.map(async (id) => [id, await readStored(site, id)] as const)),
  )
  const typed = typists.flatMap((typist) => [...typist.typed])
  const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)
  const inDatabase = typed.filter(([word, id]) => has(stored.get(id) ?? '', word))
  const lostTexts = typed.filter(
    ([word, id]) => ![stored.get(id) ?? '', ...screens, ...storedTexts].some((text) => has(text, word)),
  )
  const done = typists.reduce<Record<string, number>>((sum, { counts }) => {
    for (const [action, count] of Object.entries(counts)) sum[action] = (sum[action] ?? 0) + count
    return sum
  }, {})
  const others = Object.entries(done).map(([action, count]) => `${action} ${count}`)
  return {
    promise: 'P1',
    fault,
    figure: `${typed.length} words typed, ${inDatabase.length} stored, ${lostTexts.length} lost${lostTexts
      .slice(0, 5)
      .map(([word]) => ` ${word}`)
      .join('')}; ${others.join(', ')}, kill -9 ${kills}`,
    isMet: lostTexts.length === 0 && typed.length > 0,
  }
}
