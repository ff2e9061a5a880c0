import { expect, type Locator, type Page } from '@playwright/test'

/** More steps of the tab key than any form of the studio has fields. */
const maxSteps = 400

/** Of an editor who works slowly: a character takes a fifth of a second, any other key a little longer. */
const millisecondsPerCharacter = 200
const millisecondsPerKey = 300

/** The document of a frame keeps its focused element while the keys go to another. */
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus(),
  )

type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight'

/** Towards a control of the same page, as an editor sees where it is; forwards to one in a frame. */
const tabTowards = (target: Locator): Promise<Key> =>
  target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument
    const isBehind =
      activeElement !== null &&
      activeElement !== body &&
      (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    return isBehind ? 'Shift+Tab' : 'Tab'
  })

/** An editor without a mouse: the tab key, arrows and Enter. */
export class KeyboardHand {
  private characters = 0
  private keys = 0
  private mostSteps = 0
  private readonly began = Date.now()

  constructor(
    readonly page: Page,
    private readonly pace: 'quick' | 'slow' = 'quick',
  ) {}

  async press(key: string): Promise<void> {
    this.keys += 1
    if (this.pace === 'slow') await this.page.waitForTimeout(millisecondsPerKey)
    await this.page.keyboard.press(key)
  }

  async write(words: string): Promise<void> {
    this.characters += words.length
    await this.page.keyboard.type(words, { delay: this.pace === 'slow' ? millisecondsPerCharacter : 0 })
  }

  /** Moves the focus to a control, by the tab key in its direction if no other key is given. */
  async reach(target: Locator, by?: Key): Promise<void> {
    await expect(target).toBeVisible()
    const key = by ?? (await tabTowards(target))
    for (let steps = 0; steps < maxSteps; steps += 1) {
      if (await isFocused(target)) {
        this.mostSteps = Math.max(this.mostSteps, steps)
        return
      }
      await this.press(key)
    }
    throw new Error(`The ${key} key does not reach ${target.toString()}.`)
  }

  /** Reaches a button or a link and presses it. */
  async use(target: Locator, key?: Key): Promise<void> {
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

  get seconds(): number {
    return (Date.now() - this.began) / 1000
  }

  /** The longest way to a control, in steps of one key. */
  get longestWay(): number {
    return this.mostSteps
  }

  get summary(): string {
    return `${this.keys} keys and ${this.characters} characters, longest way ${this.mostSteps} keys, ${Math.round(this.seconds)} s`
  }
}
