import { expect, type Locator, type Page } from '@playwright/test'

import { waitForHydration } from './wait-for-hydration'
import type { Login } from '../rig/studio-session'

/**
 * Opens a collapsed block until a part of it shows. What Payload still reads after the form has appeared may close it
 * again; a person clicks once more.
 */
export async function openBlock(page: Page, row: number, part: Locator): Promise<void> {
  const toggle = page.locator(`#blocks-row-${row} .collapsible__toggle`).first()
  await expect(async () => {
    if (!(await part.isVisible())) await toggle.click()
    await expect(part).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
}

/**
 * Waits until a page has loaded nothing for a second. Playwright's `networkidle` also waits for answers that the page
 * does not read, such as those to Payload's saved preferences, which Chromium may never end.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  await expect(async () => {
    const before = await countLoaded()
    await page.waitForTimeout(1000)
    expect(await countLoaded()).toBe(before)
  }).toPass()
}

declare global {
  interface Window {
    studioSaves: { isChanged: boolean; underWay: number }
  }
}

/**
 * Keeps in the page whether something was clicked or typed since the form began to save, and how many saves are under
 * way. The times of clicks and requests outside the page do not tell their order: a click may be reported after the save
 * that it caused.
 */
function watchSaves(): void {
  const saves = { isChanged: false, underWay: 0 }
  window.studioSaves = saves
  for (const name of ['click', 'input']) window.addEventListener(name, () => (saves.isChanged = true), true)
  const { fetch } = window
  window.fetch = async (input, init) => {
    const isSave = String(input instanceof Request ? input.url : input).includes('autosave=true')
    if (!isSave) return fetch(input, init)
    saves.isChanged = false
    saves.underWay += 1
    return fetch(input, init).finally(() => (saves.underWay -= 1))
  }
}

/** An editor in the French studio, with counters of every click and every field typed into. */
export class StudioEditor {
  clicks = 0
  fields = 0
  private readonly began = Date.now()

  private constructor(readonly page: Page) {
    page.setDefaultTimeout(60_000)
  }

  /** Before the page is opened. */
  static async begin(page: Page): Promise<StudioEditor> {
    await page.addInitScript(watchSaves)
    return new StudioEditor(page)
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  /** Opens a block, as far as a part of it. */
  async open(row: number, part: Locator): Promise<void> {
    this.clicks += 1
    await openBlock(this.page, row, part)
  }

  async type(field: Locator, words: string): Promise<void> {
    this.fields += 1
    await field.fill(words)
  }

  async signIn({ email, password }: Pick<Login, 'email' | 'password'>): Promise<void> {
    await this.page.goto('/admin/login/')
    await waitForHydration(this.page)
    await this.type(this.page.locator('#field-email'), email)
    await this.type(this.page.locator('#field-password'), password)
    await this.click(this.page.getByRole('button', { name: 'Se connecter' }))
    await expect(this.page).toHaveURL(/\/admin\/?$/)
  }

  /** Adds a block below the others and waits for its fields. @returns the number of its row, from 0 */
  async addBlock(name: string): Promise<number> {
    const rows = this.page.locator('[id^="blocks-row-"]')
    const index = await rows.count()
    await this.click(this.page.getByRole('button', { name: /^Ajouter.+bloc$/i }).last())
    const picker = this.page.getByRole('dialog')
    // The description of the block belongs to the name of the button.
    await this.click(picker.getByRole('button', { name: new RegExp(`^${name} `) }))
    await expect(
      this.page.locator(`#blocks-row-${index} .collapsible__content :is(input, textarea)`).first(),
    ).toBeVisible()
    return index
  }

  /** Opens or closes the preview beside the form; the studio remembers it between pages. */
  async showPreview(isOpen: boolean): Promise<void> {
    const toggler = this.page.locator('#live-preview-toggler')
    const isActive = (await toggler.getAttribute('class'))?.includes('--active') ?? false
    if (isActive !== isOpen) await this.click(toggler)
  }

  /** A field of a block. */
  field(row: number, name: string): Locator {
    return this.page.locator(`#field-blocks__${row}__${name}`)
  }

  /** Waits until the last change is stored as a draft: a click on a button while it is being stored is lost. */
  async saved(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.studioSaves))
      .toEqual({ isChanged: false, underWay: 0 })
    await expect(this.page.locator('.autosave')).toContainText(/^Enregistré/)
  }

  async inLanguage(id: string, locale: string): Promise<void> {
    await this.page.goto(`/admin/collections/pages/${id}/?locale=${locale}`)
    await waitForHydration(this.page)
  }

  /** A summary of the counted work, in words. */
  get effort(): string {
    const seconds = Math.round((Date.now() - this.began) / 1000)
    return `${this.clicks} clicks, ${this.fields} fields, ${seconds} s`
  }
}
