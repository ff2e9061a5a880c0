import { expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { openBeside } from '../support/live-preview'
import { seededRandom, type Random } from '../support/seeded-random'
import { TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn, StudioSession } from '../rig/studio-session'

/**
 * Two editors and a reviewer at random in the form and the preview of one page: what was typed is in the draft or in one of
 * its versions unless its editor has taken it back, and rows, draft and preview agree at the end.
 *
 * `PERRON_RANDOM_SECONDS` and `PERRON_RANDOM_SEED` choose how long, and which actions.
 */
const seconds = Number(process.env.PERRON_RANDOM_SECONDS ?? 60)
const seed = Number(process.env.PERRON_RANDOM_SEED ?? 1)

const session = StudioSession.of('administrator')
const invitation = (heading: string) => ({ blockType: 'callToAction', heading, status: 'published' })

/** Longest wait for one action, in milliseconds: another editor may have changed what it needs. */
const actionMs = 8000

class Editor {
  /** Typed, and not taken back. */
  readonly words = new Set<string>()
  readonly done: Record<string, number> = {}
  private count = 0

  private constructor(
    readonly page: Page,
    readonly preview: FrameLocator,
    private readonly name: string,
    private readonly random: Random,
  ) {}

  static async open(browser: Browser, role: 'administrator' | 'editor', id: string, random: Random) {
    const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(actionMs)
    await signIn(page, role)
    await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
    await waitForHydration(page)
    return new Editor(page, await openBeside(page), role.slice(0, 2), random)
  }

  private get conflict(): Locator {
    return this.page.getByRole('button', { name: 'Prendre mon texte comme brouillon' })
  }

  private newWord(): string {
    this.count += 1
    return `${this.name}${this.count}x`
  }

  /** Types at the end of what has the focus. */
  private async typeWord(field: Locator): Promise<void> {
    const word = this.newWord()
    await field.press('End')
    await field.pressSequentially(` ${word}`)
    this.words.add(word)
  }

  private async typeInForm(): Promise<void> {
    const rows = await this.page.locator('[id^="blocks-row-"]').count()
    const index = this.random.integer(0, Math.max(0, rows - 1))
    const field = this.page.locator(`#field-blocks__${index}__heading`)
    if (!(await field.isVisible()))
      await this.page.locator(`#blocks-row-${index} .collapsible__toggle`).first().press('Enter')
    await field.focus()
    await this.typeWord(field)
  }

  private async typeInPage(): Promise<void> {
    const headings = this.preview.locator('main h2[data-field="heading"]')
    const heading = headings.nth(this.random.integer(0, Math.max(0, (await headings.count()) - 1)))
    await heading.dblclick()
    await expect(heading).toHaveAttribute('contenteditable', /.*/, { timeout: actionMs })
    await this.typeWord(heading)
    await heading.press('Enter')
  }

  /** A block is chosen in the preview, and its bar used. */
  private async useBar(button: string): Promise<void> {
    const headings = this.preview.locator('main h2[data-field="heading"]')
    await headings.nth(this.random.integer(0, Math.max(0, (await headings.count()) - 1))).click()
    const bar = this.preview.getByRole('toolbar', { name: /^Bloc/ })
    await bar.getByRole('button', { name: button, exact: true }).click()
  }

  /** Takes back the last step, after what was typed is stored. Which words it took is read from the form. */
  private async undo(): Promise<void> {
    await this.page.waitForTimeout(1500)
    const button = this.page.locator('.doc-controls').getByRole('button', { name: 'Annuler', exact: true })
    await button.click().finally(() => this.forgetMissing())
  }

  private async remove(): Promise<void> {
    await this.useBar('Retirer').finally(() => this.forgetMissing())
  }

  /** Words that the editor has removed or taken back are not looked for. */
  private async forgetMissing(): Promise<void> {
    await this.page.waitForTimeout(500)
    const main = this.preview.locator('main')
    let text = ''
    await expect(async () => {
      text = (await main.textContent()) ?? ''
    }).toPass({ timeout: 60_000 })
    for (const word of this.words) if (!text.includes(word)) this.words.delete(word)
  }

  private async comment(): Promise<void> {
    await this.page.getByRole('button', { name: /^Commentaires/ }).click()
    const panel = this.page.getByRole('dialog', { name: /Commentaires/ })
    await panel.getByRole('textbox').last().fill(this.newWord())
    await this.page.keyboard.press('Escape')
  }

  /** What the reviewer does. */
  readonly reviews = { comment: () => this.comment(), lookAgain: () => this.page.waitForTimeout(500) }
  readonly edits = {
    typeInForm: () => this.typeInForm(),
    typeInPage: () => this.typeInPage(),
    moveUp: () => this.useBar('Monter'),
    moveDown: () => this.useBar('Descendre'),
    duplicate: () => this.useBar('Dupliquer'),
    remove: () => this.remove(),
    undo: () => this.undo(),
    wait: () => this.page.waitForTimeout(this.random.integer(100, 3000)),
  }

  /** Waits for the answer to the last save, and keeps the own text after a conflict. */
  async settle(): Promise<void> {
    await this.page.waitForTimeout(5000)
    if (await this.conflict.isVisible()) await this.act({})
  }

  /** One action at random. One that another editor's change makes impossible is passed over. */
  async act(actions: Record<string, () => Promise<void>>): Promise<void> {
    if (await this.conflict.isVisible()) {
      // The other editor may save again before one's own text is sent: the question comes anew.
      await expect(async () => {
        if (await this.conflict.isVisible()) await this.conflict.click()
        await expect(this.conflict).toBeHidden({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      this.done.conflict = (this.done.conflict ?? 0) + 1
      return
    }
    const [name, action] = this.random.pick(Object.entries(actions))
    const outcome = await action().then(
      () => name,
      () => `${name} passed over`,
    )
    this.done[outcome] = (this.done[outcome] ?? 0) + 1
  }
}

const blocksOf = (document: Record<string, unknown>) => document.blocks as { id: string; heading?: string }[]

/** The draft and the versions of a page, as text. */
async function allTexts(id: string): Promise<string> {
  const versions = await session.find(
    `/pages/versions/?where[parent][equals]=${id}&limit=0&depth=0&locale=fr`,
  )
  const draft = await session.read(`/pages/${id}/?locale=fr&draft=true&depth=0`)
  return JSON.stringify([draft, versions])
}

test('two editors and a reviewer at random lose nothing', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout((seconds + 240) * 1000)
  const random = seededRandom(seed)
  const made = await TestPage.create(session, { blocks: ['Un', 'Deux', 'Trois'].map(invitation) })
  const editors: Editor[] = []
  try {
    const anna = await Editor.open(browser, 'administrator', made.id, random)
    const bert = await Editor.open(browser, 'editor', made.id, random)
    const carl = await Editor.open(browser, 'editor', made.id, random)
    editors.push(anna, bert, carl)
    const end = Date.now() + seconds * 1000
    const work = async (editor: Editor, actions: Record<string, () => Promise<void>>) => {
      while (Date.now() < end) await editor.act(actions)
    }
    // Only the newest hundred versions are kept.
    const stored: string[] = []
    const collect = async () => {
      while (Date.now() < end) {
        stored.push(await allTexts(made.id))
        await carl.page.waitForTimeout(15_000)
      }
    }
    await Promise.all([work(anna, anna.edits), work(bert, bert.edits), work(carl, carl.reviews), collect()])
    // Each stores what is left, as often as a save of the other one comes between.
    for (const editor of [anna, bert, anna, bert]) await editor.settle()
    stored.push(await allTexts(made.id))
    const texts = stored.join()
    const lostWords = [anna, bert].flatMap(({ words }) => [...words].filter((word) => !texts.includes(word)))
    console.info(JSON.stringify({ seed, seconds, anna: anna.done, bert: bert.done, carl: carl.done }))
    expect(lostWords).toEqual([])

    const ids = blocksOf(await made.lastSaved()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await anna.page.reload()
    await waitForHydration(anna.page)
    await expect(anna.page.locator('[id^="blocks-row-"]')).toHaveCount(ids.length)
    const onPage = () =>
      anna.preview
        .locator('[data-preview-block]')
        .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset.previewBlock))
    await expect.poll(onPage).toEqual(ids)
  } finally {
    for (const { page } of editors) await page.context().close()
    await made.remove()
  }
})
