import type { BrowserContext, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'

import type { Login } from '../rig/http'

/** What a typist may do to the studio; how often, as shares of one. */
const actions = {
  type: 0.5,
  publish: 0.1,
  back: 0.08,
  reload: 0.05,
  closeTab: 0.07,
  goOffline: 0.06,
  loseSession: 0.04,
  openAnother: 0.1,
} as const

type Action = keyof typeof actions

function pickAction(): Action {
  let chance = Math.random()
  for (const [action, share] of Object.entries(actions) as [Action, number][]) {
    chance -= share
    if (chance < 0) return action
  }
  return 'type'
}

const pick = (items: readonly string[]): string => items[Math.floor(Math.random() * items.length)] ?? ''

/** A step of a person who is faster than the server and the form: what it could not do is left out. */
const patienceMs = 4000

interface Site {
  origin: string
  pages: readonly string[]
  login: Login
  /** Gives the browser a session. */
  logIn: () => Promise<void>
}

let marks = 0

/** An editor who types unique words into the titles of pages in one tab after the other, whatever happens around. */
export class Typist {
  /** What was typed, by the page. */
  readonly typed = new Map<string, string>()
  readonly counts: Record<Action, number> = {
    type: 0,
    publish: 0,
    back: 0,
    reload: 0,
    closeTab: 0,
    goOffline: 0,
    loseSession: 0,
    openAnother: 0,
  }
  private tab: Page | null = null

  constructor(
    readonly context: BrowserContext,
    readonly site: Site,
  ) {}

  private async open(page: string): Promise<Page> {
    this.tab ??= await this.context.newPage()
    this.tab.setDefaultTimeout(patienceMs)
    const url = `${this.site.origin}/admin/collections/pages/${page}/?locale=fr`
    await this.tab.goto(url, { timeout: 60_000 })
    // The session had ended before the page was left.
    if (this.tab.url().includes('/login')) {
      await this.site.logIn()
      await this.tab.goto(url, { timeout: 60_000 })
    }
    await this.tab.locator('#field-title').waitFor({ timeout: 60_000 })
    return this.tab
  }

  /** Answers the dialogs in favour of what was typed. */
  private async answerDialogs(tab: Page): Promise<void> {
    const password = tab.locator('dialog[open] input[type="password"]')
    if (await password.isVisible()) {
      await password.fill(this.site.login.password)
      await password.press('Enter')
      await password.waitFor({ state: 'hidden', timeout: 15_000 })
    }
    const mine = tab.locator('dialog[open].studio-conflict .studio-row .btn')
    if (!(await mine.first().isVisible())) return
    const isOffer = (await mine.first().textContent())?.includes('Reprendre') === true
    await mine.nth(isOffer ? 0 : 1).click()
    await tab.locator('dialog[open]').waitFor({ state: 'hidden', timeout: 15_000 })
  }

  private async type(tab: Page): Promise<void> {
    const title = tab.locator('#field-title')
    const before = await title.inputValue()
    const word = `mot${(marks += 1)}`
    await title.press('End')
    await title.pressSequentially(` ${word}`, { delay: 15 })
    // A form that showed another text meanwhile, such as that of a colleague, did not take the keys.
    const after = await title.inputValue()
    // Back may have left the page that was opened last.
    const page = this.site.pages.find((id) => tab.url().includes(id))
    if (page && after === `${before} ${word}`) this.typed.set(word, page)
  }

  private async do(action: Action): Promise<void> {
    const tab = this.tab ?? (await this.open(pick(this.site.pages)))
    if (action !== 'back' && action !== 'closeTab') await this.answerDialogs(tab)
    if (action === 'type') await this.type(tab)
    else if (action === 'publish') await tab.locator('#action-save').click()
    else if (action === 'back') await tab.goBack({ timeout: 15_000 })
    else if (action === 'reload') await tab.reload({ timeout: 15_000 })
    else if (action === 'closeTab') {
      this.tab = null
      await tab.close()
    } else if (action === 'goOffline') {
      await this.context.setOffline(true)
      await this.type(tab).catch(() => undefined)
      await wait(1500)
      await this.context.setOffline(false)
    } else if (action === 'loseSession') await this.context.clearCookies({ name: 'perron-token' })
    else await this.open(pick(this.site.pages))
    this.counts[action] += 1
  }

  /** Goes on until a moment, in milliseconds of `performance.now`. */
  async work(until: number): Promise<void> {
    while (performance.now() < until) {
      const isOnForm = this.tab?.url().includes('/collections/pages/') === true
      await this.do(isOnForm ? pickAction() : 'openAnother').catch(() => undefined)
      await wait(Math.random() * 600)
    }
    await this.context.setOffline(false)
  }

  /** Leaves the last form alone, so that it saves what it can, and gives its title. */
  async settle(): Promise<string> {
    if (!this.tab) return ''
    await this.answerDialogs(this.tab).catch(() => undefined)
    await wait(8000)
    const title = this.tab.locator('#field-title')
    return title.inputValue().catch(() => '')
  }

  /** All that this browser keeps of what was typed, as text. */
  async readStored(): Promise<string> {
    const tab = await this.context.newPage()
    await tab.goto(`${this.site.origin}/robots.txt`)
    const stored = await tab.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('perron-studio')
          opening.onerror = () => reject(opening.error ?? new Error('No database'))
          opening.onsuccess = () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('typed-texts')) return resolve('')
            const reading = database.transaction('typed-texts').objectStore('typed-texts').getAll()
            reading.onsuccess = () => resolve(JSON.stringify(reading.result))
            reading.onerror = () => reject(reading.error ?? new Error('No texts'))
          }
        }),
    )
    await tab.close()
    return stored
  }
}
