import { expect, type Locator, type Page } from '@playwright/test'

const millisecondsPerClick = 1000
const charactersPerSecond = 5

/**
 * An editor who works slowly: each click takes a second, each character a fifth of one.
 */
export class SlowHand {
  clicks = 0
  private keys = 0
  private readonly began = Date.now()

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await this.page.waitForTimeout(millisecondsPerClick)
    await target.click()
  }

  /** Two clicks, as into a text of the preview. */
  async doubleClick(target: Locator): Promise<void> {
    this.clicks += 2
    await this.page.waitForTimeout(2 * millisecondsPerClick)
    await target.dblclick()
    // The text takes the focus once the form has answered.
    await this.page.waitForTimeout(300)
  }

  /** Goes on by the tab key, and types there. */
  async next(words: string): Promise<void> {
    await this.press('Tab')
    // The next text takes the focus once the form has answered.
    await this.page.waitForTimeout(200)
    await this.write(words)
  }

  /** Clicks into a field and types. */
  async type(field: Locator, words: string): Promise<void> {
    await this.click(field)
    await this.write(words)
    await expect(field).toHaveValue(words)
  }

  /** Reaches a field by the tab key and types. */
  async tabTo(field: Locator, words: string): Promise<void> {
    await this.press('Tab')
    await expect(field).toBeFocused()
    await this.write(words)
  }

  async write(words: string): Promise<void> {
    this.keys += words.length
    await this.page.keyboard.type(words, { delay: 1000 / charactersPerSecond })
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  /** Opens a list and takes an entry. */
  async choose(list: Locator, entry: string | RegExp): Promise<void> {
    await this.click(list.locator('.rs__control'))
    await this.click(this.page.locator('.rs__option').filter({ hasText: entry }).first())
  }

  get seconds(): number {
    return (Date.now() - this.began) / 1000
  }

  get summary(): string {
    return `${this.clicks} clicks, ${this.keys} keys, ${Math.round(this.seconds)} s`
  }
}
