import { expect, type Locator, type Page } from '@playwright/test'

import { loginOf } from './studio-session'

/** An editor at work in the studio, in French, who is counted: every click and every field typed into. */
export class StudioEditor {
  clicks = 0
  fields = 0
  private readonly began = Date.now()

  constructor(readonly page: Page) {
    page.setDefaultTimeout(20_000)
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async type(field: Locator, words: string): Promise<void> {
    this.fields += 1
    await field.fill(words)
  }

  async signIn(): Promise<void> {
    const { email, password } = loginOf('editor')
    await this.page.goto('/admin/login/')
    // A click before the form is alive would be lost.
    await this.page.waitForLoadState('networkidle')
    await this.type(this.page.locator('#field-email'), email)
    await this.type(this.page.locator('#field-password'), password)
    await this.click(this.page.getByRole('button', { name: 'Se connecter' }))
    await expect(this.page).toHaveURL(/\/admin\/?$/, { timeout: 20_000 })
  }

  /** Adds a block below the others and waits for its fields. @returns the number of its row, from 0 */
  async addBlock(name: string): Promise<number> {
    const rows = this.page.locator('[id^="blocks-row-"]')
    const index = await rows.count()
    await this.click(this.page.getByRole('button', { name: /^Ajouter.+bloc$/i }).last())
    const picker = this.page.getByRole('dialog')
    // The sentence about the block belongs to the button's name.
    await this.click(picker.getByRole('button', { name: new RegExp(`^${name} `) }))
    await expect(
      this.page.locator(`#blocks-row-${index} .collapsible__content :is(input, textarea)`).first(),
    ).toBeVisible({
      timeout: 20_000,
    })
    return index
  }

  /** Opens or shuts the preview beside the form; the studio remembers it from one page to the next. */
  async showPreview(isOpen: boolean): Promise<void> {
    const toggler = this.page.locator('#live-preview-toggler')
    const isActive = (await toggler.getAttribute('class'))?.includes('--active') ?? false
    if (isActive !== isOpen) await this.click(toggler)
  }

  /** A field of a block. */
  field(row: number, name: string): Locator {
    return this.page.locator(`#field-blocks__${row}__${name}`)
  }

  /** Waits until what was typed is stored as a draft. */
  async saved(): Promise<void> {
    // The studio waits 800 ms for more to be typed; a click on a button while it saves is lost.
    await this.page.waitForTimeout(1000)
    await expect(this.page.locator('.autosave')).toContainText(/sauvegard|enregistr/i, { timeout: 20_000 })
    await this.page.waitForLoadState('networkidle')
  }

  async inLanguage(id: string, locale: string): Promise<void> {
    await this.page.goto(`/admin/collections/pages/${id}/?locale=${locale}`)
    await this.page.waitForLoadState('networkidle')
  }

  /** What the hour took, in words. */
  get effort(): string {
    const seconds = Math.round((Date.now() - this.began) / 1000)
    return `${this.clicks} clicks, ${this.fields} fields, ${seconds} s`
  }
}
