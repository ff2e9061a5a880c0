import { expect, type Locator, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { openBlock } from '../support/studio-editor'
import { signIn, StudioSession } from '../rig/studio-session'
import { withPage, type TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** Undo and redo in a form, in French. */
test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

/** A form of a page, as an editor sees it. */
class Form {
  readonly title: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly rows: Locator
  readonly announced: Locator

  constructor(
    readonly page: Page,
    readonly made: TestPage,
  ) {
    const bar = page.locator('.doc-controls')
    this.title = page.locator('#field-title')
    this.undo = bar.getByRole('button', { name: 'Annuler', exact: true })
    this.redo = bar.getByRole('button', { name: 'Rétablir', exact: true })
    this.rows = page.locator('.studio-blocks-row')
    this.announced = bar.getByRole('status').filter({ hasText: /^(Annulé|Rétabli)\s: / })
  }

  static async open(page: Page, made: TestPage, locale = 'fr'): Promise<Form> {
    await page.goto(`/admin/collections/pages/${made.id}/?locale=${locale}`)
    await waitForHydration(page)
    const form = new Form(page, made)
    await expect(form.undo).toBeDisabled()
    return form
  }

  heading = (row: number) => this.page.locator(`#field-blocks__${row}__heading`)

  async openHeading(row: number): Promise<Locator> {
    await openBlock(this.page, row, this.heading(row))
    await expect(this.page.locator('.rich-text-lexical [contenteditable="true"]').first()).toBeVisible()
    return this.heading(row)
  }

  async choose(row: number, entry: string): Promise<void> {
    await this.page.locator(`#blocks-row-${row} .array-actions__button`).first().click()
    await this.page.getByRole('button', { name: entry, exact: true }).click()
  }

  /** The first word of each row and its heading. */
  kinds = () =>
    this.page
      .locator('.studio-blocks-row .pill')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim()))

  /** Title and blocks as they are stored. */
  async stored(): Promise<[unknown, string[]]> {
    const { title, blocks } = await this.made.lastSaved()
    return [title, (blocks as { blockType: string }[]).map(({ blockType }) => blockType)]
  }
}

const withForm =
  (task: (form: Form) => Promise<void>) =>
  async ({ page }: { page: Page }) =>
    withPage(async (made) => {
      await signIn(page, 'editor')
      await task(await Form.open(page, made))
    })

test(
  'what was typed, added, moved and removed goes back by keys, and comes again, across saves',
  withForm(async (form) => {
    const { page, title, made } = form
    const heading = await form.openHeading(0)
    const [titleBefore, headingBefore] = [await title.inputValue(), await heading.inputValue()]
    await title.press('End')
    await title.pressSequentially(' UN')
    await heading.press('End')
    await heading.pressSequentially(' DEUX')
    await expect.poll(async () => (await form.stored())[0]).toBe(`${titleBefore} UN`)
    await page.getByRole('button', { name: 'Ajouter Bloc' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Appel à l’action / })
      .click()
    await expect(form.rows).toHaveCount(2)
    await expect.poll(async () => (await form.stored())[1]).toEqual(['richText', 'callToAction'])
    await form.choose(1, 'Déplacer vers le haut')
    await expect.poll(async () => (await form.stored())[1]).toEqual(['callToAction', 'richText'])
    await form.choose(1, 'Retirer')
    await expect(form.rows).toHaveCount(1)
    await expect.poll(async () => (await form.stored())[1]).toEqual(['callToAction'])
    expect(await findViolations(page, { within: '.doc-controls' })).toEqual([])

    await page.keyboard.press('Control+z')
    await expect(form.rows).toHaveCount(2)
    await expect(form.announced).toHaveText(/^Annulé\s: .+ 2$/)
    await expect.poll(async () => (await form.stored())[1]).toEqual(['callToAction', 'richText'])
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await form.stored())[1]).toEqual(['richText', 'callToAction'])
    await page.keyboard.press('Control+z')
    await expect(form.rows).toHaveCount(1)
    await expect.poll(async () => (await form.stored())[1]).toEqual(['richText'])
    await expect(form.heading(0)).toHaveValue(`${headingBefore} DEUX`)
    await page.keyboard.press('Control+z')
    await expect(form.heading(0)).toHaveValue(headingBefore)
    await expect(form.heading(0)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(title).toHaveValue(titleBefore)
    await expect(title).toBeFocused()
    await expect(form.undo).toBeDisabled()
    await expect.poll(() => form.stored()).toEqual([titleBefore, ['richText']])

    for (let step = 0; step < 5; step += 1)
      await page.keyboard.press(step % 2 ? 'Control+y' : 'Control+Shift+Z')
    await expect(form.redo).toBeDisabled()
    await expect(form.rows).toHaveCount(1)
    await expect.poll(() => form.stored()).toEqual([`${titleBefore} UN`, ['callToAction']])
    await form.undo.click()
    await expect.poll(async () => (await form.stored())[1]).toEqual(['callToAction', 'richText'])

    const again = await Form.open(page, made)
    await expect(again.title).toHaveValue(`${titleBefore} UN`)
    await expect(again.rows).toHaveCount(2)
    // The languages that the form did not show came back too.
    const { blocks } = await session.read(`/pages/${made.id}/?locale=nl&draft=true&depth=0`)
    expect((blocks as { heading?: string }[])[1]?.heading).toBe(headingBefore)
  }),
)

test(
  'fifty steps go back and come again',
  withForm(async (form) => {
    const { page, title } = form
    const heading = await form.openHeading(0)
    const before = [await title.inputValue(), await heading.inputValue()]
    for (let step = 0; step < 25; step += 1) {
      await title.press('End')
      await title.pressSequentially('a')
      await heading.press('End')
      await heading.pressSequentially('b')
    }
    const after = [await title.inputValue(), await heading.inputValue()]
    const values = async () => [await title.inputValue(), await heading.inputValue()]
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(values).toEqual(before)
    await expect(form.undo).toBeDisabled()
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+Shift+Z')
    await expect.poll(values).toEqual(after)
    await expect(form.redo).toBeDisabled()
    await expect.poll(async () => (await form.stored())[0]).toBe(after[0])
  }),
)

test(
  'a removal is taken back where it is announced, also after other work',
  withForm(async (form) => {
    const { page, title } = form
    await form.choose(0, 'Dupliquer')
    await expect(form.rows).toHaveCount(2)
    await expect.poll(async () => (await form.stored())[1]).toHaveLength(2)
    await form.choose(0, 'Retirer')
    await expect(form.rows).toHaveCount(1)
    await title.press('End')
    await title.pressSequentially(' APRÈS')
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Retiré.' })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(form.rows).toHaveCount(2)
    await expect(title).toHaveValue(/ APRÈS$/)
    await expect.poll(async () => (await form.stored())[1]).toEqual(['richText', 'richText'])
  }),
)

test(
  'in a rich text its own steps come first, then the session is one step',
  withForm(async (form) => {
    const { page, title } = form
    await form.openHeading(0)
    const text = page.locator('#blocks-row-0 .rich-text-lexical [contenteditable="true"]').first()
    const before = await text.innerText()
    await text.click()
    await page.keyboard.press('Control+End')
    await text.pressSequentially(' alpha')
    await expect(form.undo).toBeEnabled()
    await page.keyboard.press('Control+z')
    await expect(text).not.toContainText('alpha')
    await page.keyboard.press('Control+Shift+Z')
    await expect(text).toContainText('alpha')
    await page.keyboard.press('Control+b')
    await text.pressSequentially(' beta')
    await title.press('End')
    await title.pressSequentially(' ENSUITE')
    await page.keyboard.press('Control+z')
    await expect(title).not.toHaveValue(/ENSUITE/)
    await page.keyboard.press('Control+z')
    await expect(text).toHaveText(before)
    await expect(text).toBeFocused()
    await expect(form.undo).toBeDisabled()
    // The editor of the text is a new one without steps: the form has them.
    await page.keyboard.press('Control+Shift+Z')
    await expect(text).toContainText('alpha beta')
    await expect.poll(async () => JSON.stringify((await form.made.lastSaved()).blocks)).toMatch(/alpha.*beta/)
  }),
)

test(
  'each language has its steps, which stay while nothing else has changed',
  withForm(async (form) => {
    const { page, title, made } = form
    const before = await title.inputValue()
    await title.press('End')
    await title.pressSequentially(' FR')
    await expect.poll(async () => (await form.stored())[0]).toBe(`${before} FR`)
    const choose = async (language: string) => {
      await page.locator('.localizer button').first().click()
      await page
        .locator('.popup__content, .popup-button-list')
        .getByText(language, { exact: false })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`locale=${language === 'Français' ? 'fr' : 'nl'}`))
    }
    await choose('Nederlands')
    await expect(title).toHaveValue(/ nl$/)
    await expect(form.undo).toBeDisabled()
    await title.press('End')
    await title.pressSequentially(' NL')
    await expect
      .poll(async () => (await session.read(`/pages/${made.id}/?locale=nl&draft=true&depth=0`)).title)
      .toMatch(/ NL$/)
    await choose('Français')
    await expect(title).toHaveValue(`${before} FR`)
    await expect(form.undo).toBeEnabled()
    await form.undo.click()
    await expect.poll(async () => (await form.stored())[0]).toBe(before)
  }),
)

test(
  'the steps end when another editor’s text is loaded',
  withForm(async (form) => {
    const { page, title, made } = form
    await title.press('End')
    await title.pressSequentially(' UN')
    await expect.poll(async () => (await form.stored())[0]).toMatch(/ UN$/)
    await expect(form.undo).toBeEnabled()
    await session.update(`/pages/${made.id}/?locale=fr&draft=true&depth=0`, {
      title: 'Autre titre',
      _status: 'draft',
    })
    await title.pressSequentially(' DEUX')
    await page.getByRole('dialog').getByRole('button', { name: 'Charger le texte enregistré' }).click()
    await expect(title).toHaveValue('Autre titre')
    await expect(form.undo).toBeDisabled()
    await expect(form.redo).toBeDisabled()
  }),
)
