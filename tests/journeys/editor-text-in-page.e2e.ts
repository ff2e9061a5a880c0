import { expect, type FrameLocator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { closeBeside, openBeside, typeInto } from '../support/live-preview'
import { withPage, type TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn } from '../rig/studio-session'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

interface TextInPage {
  page: Page
  made: TestPage
  preview: FrameLocator
  /** The text on the page, before it is typed in. */
  shown: ReturnType<FrameLocator['locator']>
  /** The text while it is typed in. */
  typed: ReturnType<FrameLocator['locator']>
  /** The stored text, as JSON. */
  stored: () => Promise<string>
}

async function withText(page: Page, run: (text: TextInPage) => Promise<void>): Promise<void> {
  await withPage(async (made) => {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
    await waitForHydration(page)
    const preview = await openBeside(page)
    await preview.locator('.preview-frame-field').waitFor({ state: 'attached' })
    const shown = preview.locator('[data-field="content"].prose')
    const typed = preview.locator('[data-preview-text] [contenteditable="true"]')
    const stored = async () => JSON.stringify((await made.lastSaved()).blocks)
    await run({ page, made, preview, shown, typed, stored })
    await closeBeside(page)
  })
}

const before = 'premier'

test('a formatted text is typed in the page with its marks, lists and links', async ({ page }) => {
  await withText(page, async ({ made, preview, shown, typed, stored }) => {
    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' en gras')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Enter')
    await preview.getByRole('button', { name: 'Liste à puces' }).click()
    await page.keyboard.type('un')
    await page.keyboard.press('Enter')
    await page.keyboard.type('deux')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+k')
    const url = preview.getByRole('textbox', { name: 'Adresse du lien' })
    await url.fill('javascript:alert(1)')
    await url.press('Enter')
    await expect(preview.getByText('Cette adresse ne peut pas être un lien.')).toBeVisible()
    await url.fill('/fr/contact/')
    await url.press('Enter')
    await expect(typed).toBeFocused()
    await typed.press('Escape')
    // Escape takes back all that was typed.
    await expect(typed).toHaveCount(0)
    await expect(shown).toHaveText(`${made.mark} ${before}`)
    await expect.poll(stored).not.toContain('en gras')

    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' en gras')
    await page.keyboard.press('Tab')
    await expect(typed).toHaveCount(0)
    await expect(shown.locator('strong')).toHaveText('en gras')
    await expect.poll(stored).toMatch(/"format":1[^}]*en gras|en gras[^}]*"format":1/)
  })
})

test('lists and links that are made in the page are stored as the form stores them', async ({ page }) => {
  await withText(page, async ({ preview, shown, typed, stored }) => {
    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.press('Enter')
    await preview.getByRole('button', { name: 'Liste à puces' }).click()
    await page.keyboard.type('un')
    await page.keyboard.press('Enter')
    await page.keyboard.type('deux')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+k')
    const url = preview.getByRole('textbox', { name: 'Adresse du lien' })
    await url.fill('/fr/contact/')
    await url.press('Enter')
    await expect(typed).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(shown.locator('li')).toHaveText(['un', 'deux'])
    await expect(shown.getByRole('link', { name: 'deux' })).toHaveAttribute('href', /contact/)
    await expect.poll(stored).toMatch(/"type":"link".*"url":"\/fr\/contact\/"/)
    // The editor of the form has the same text, and can go on with it.
    await page.locator('#blocks-row-0 .collapsible__toggle').first().focus()
    const inForm = page.locator('#blocks-row-0 .rich-text-lexical [contenteditable="true"]').first()
    await shown.click({ position: { x: 4, y: 4 } })
    await expect(inForm).toBeFocused()
    await expect(inForm.locator('li')).toHaveText(['un', 'deux'])
    await expect(inForm.getByText('deux').locator('xpath=ancestor::a')).toHaveCount(1)
  })
})

test('a text that is typed in the page is undone in the page and in the form', async ({ page }) => {
  await withText(page, async ({ made, preview, shown, typed, stored }) => {
    const sentence = `${made.mark} ${before}`
    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.type(' alpha')
    await typed.press('Control+z')
    await expect(typed).toHaveText(sentence)
    await typed.press('Control+Shift+Z')
    await expect(typed).toHaveText(`${sentence} alpha`)
    await expect.poll(stored).toContain('alpha')
    await page.keyboard.press('Tab')
    await expect(shown).toHaveText(`${sentence} alpha`)
    // Nothing is typed: the step is one of the form.
    await preview.locator('main').press('Control+z')
    await expect(shown).toHaveText(sentence)
    await expect.poll(stored).not.toContain('alpha')
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click()
    await expect(shown).toHaveText(`${sentence} alpha`)
  })
})

test('a placeholder is removed whole, and stored as it is written', async ({ page }) => {
  await withText(page, async ({ preview, shown, typed, stored }) => {
    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.type(' : {phone}')
    await page.keyboard.type(' !')
    await expect.poll(stored).toMatch(/"text":"[^"]* : \{phone\} !"/)
    await page.keyboard.press('Tab')
    await expect(shown).not.toContainText('{phone}')
    await typeInto(shown, typed)
    await typed.press('Control+End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(typed).not.toContainText('phone')
    await expect(typed).toContainText(':')
    await preview.getByRole('heading').first().click()
    await expect.poll(stored).not.toContain('phone')
  })
})
