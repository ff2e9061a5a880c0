import { expect, type Locator, type Page } from '@playwright/test'

/** More steps of the tab key than any form of the studio has fields. */
const maxSteps = 400

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.ownerDocument.activeElement === element)

/** An editor without a mouse: the tab key, arrows and Enter. */
export class KeyboardHand {
  private keys = 0

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  async write(words: string): Promise<void> {
    this.keys += words.length
    await this.page.keyboard.type(words)
  }

  /** Moves the focus to a control by the tab key, past the end of the page and back to its beginning. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let steps = 0; steps < maxSteps; steps += 1) {
      if (await isFocused(target)) return
      await this.press(key)
    }
    throw new Error(`The ${key} key does not reach ${target.toString()}.`)
  }

  /** Reaches a button or a link and presses it. */
  async use(target: Locator, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void> {
    await this.reach(target, key)
    await this.press('Enter')
  }

  /** Reaches a field and replaces its text. */
  async fill(field: Locator, words: string): Promise<void> {
    await this.reach(field)
    await this.press('Control+A')
    await this.write(words)
    await expect(field).toHaveValue(words)
  }

  /** Takes an entry of a list, found by what is typed. */
  async choose(list: Locator, typed: string, entry: string | RegExp): Promise<void> {
    await this.reach(list.getByRole('combobox'))
    await this.write(typed)
    const option = this.page.locator('.rs__option').filter({ hasText: entry }).first()
    await expect(option).toBeVisible()
    for (let steps = 0; steps < maxSteps; steps += 1) {
      if (await option.evaluate(({ classList }) => classList.contains('rs__option--is-focused'))) break
      await this.press('ArrowDown')
    }
    await this.press('Enter')
    await expect(list).toContainText(entry)
  }

  get summary(): string {
    return `${this.keys} keys`
  }
}
