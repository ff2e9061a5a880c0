import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { withPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

const targets = (page: Page) => page.getByRole('textbox')

test('a translator works through a page with the keyboard alone; nothing is published', async ({ page }) => {
  await withPage(async (made) => {
    await made.publish()
    await made.save('fr', `${made.mark} changé`, { isDraft: false })
    await signIn(page, 'translator')
    await page.goto(`/admin/languages/?search=${made.mark}&language=nl`)
    await page.getByRole('link', { name: 'Traduire en Nederlands' }).click()
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(made.mark)
    expect(await findViolations(page)).toEqual([])
    const open = await targets(page).count()
    expect(open).toBeGreaterThan(0)
    await targets(page).first().focus()
    for (let done = 1; done <= open; done += 1) {
      await page.keyboard.type(' nl')
      await page.keyboard.press('Control+Enter')
      await expect(page.locator('.studio-badge.pill--style-success')).toHaveCount(done)
    }
    await expect(page.locator('.studio-notice', { hasText: 'Tout est traduit.' })).toBeFocused()
    const session = StudioSession.of('administrator')
    const online = await session.read(`/pages/${made.id}/?locale=nl&depth=0`)
    const draft = await session.read(`/pages/${made.id}/?locale=nl&depth=0&draft=true`)
    expect(JSON.stringify(draft.blocks)).toContain(' nl')
    expect(JSON.stringify(online.blocks)).not.toContain(' nl"')
  })
})

test('a text that is typed and not saved is not left without a question', async ({ page }) => {
  await withPage(async (made) => {
    await signIn(page, 'translator')
    await page.goto(`/admin/translate/?collection=pages&id=${made.id}&language=nl`)
    await waitForHydration(page)
    await page.getByRole('checkbox').check()
    const text = targets(page).first()
    await text.pressSequentially(' getypt')
    const dialogEvent = page.waitForEvent('dialog')
    // Answered in the event: the click waits for it.
    page.once('dialog', (dialog) => dialog.dismiss())
    await page.locator('.step-nav').getByRole('link', { name: 'Langues' }).click({ noWaitAfter: true })
    expect((await dialogEvent).type()).toBe('beforeunload')
    await expect(text).toHaveValue(/getypt/)
    await expect(page).toHaveURL(/translate/)
  })
})
