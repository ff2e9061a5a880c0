import { expect, type Locator, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { openBlock, waitForQuiet } from '../support/studio-editor'
import { loginOf, signIn } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { type TestPage, withPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** What an editor types is stored, or still there: in French, on a slow network. */
test.use({ locale: 'fr-BE' })

const slowMs = 700

async function slowDown(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') || url.pathname.startsWith('/admin/'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs))
      await route.continue().catch(() => undefined)
    },
  )
}

const formOf = ({ id }: TestPage, locale = 'fr') => `/admin/collections/pages/${id}/?locale=${locale}`

/** Opens the form at the heading of its block. */
async function openHeading(page: Page, made: TestPage): Promise<Locator> {
  await page.goto(formOf(made))
  await waitForHydration(page)
  const heading = page.locator('#field-blocks__0__heading')
  await openBlock(page, 0, heading)
  // The editor of the block's text is loaded now.
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]').first()).toBeVisible()
  await heading.press('End')
  return heading
}

const savedHeading = async (made: TestPage): Promise<unknown> => {
  const { blocks } = await made.lastSaved()
  return Array.isArray(blocks) ? (blocks[0] as Record<string, unknown>).heading : null
}

test('after a refused publication, what was typed before it is saved', { tag: '@full' }, ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    const heading = await openHeading(page, made)
    const title = page.locator('#field-title')
    await title.fill('')
    await expect.poll(async () => (await made.lastSaved()).title ?? '').toBe('')
    await openBlock(page, 0, heading)
    await heading.press('End')
    await slowDown(page)
    await heading.pressSequentially(' QQQ')
    await page.locator('#action-save').click()
    await expect(page.locator('.field-type.text.error:has(#field-title)')).toBeVisible()
    await expect.poll(() => savedHeading(made), { timeout: 15_000 }).toMatch(/ QQQ$/)
  }),
)

test('what is typed before the scripts of the studio have started is saved', ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    let start = () => {}
    const started = new Promise<void>((resolve) => (start = resolve))
    await page.route('**/*.js', async (route) => {
      await started
      await route.continue().catch(() => undefined)
    })
    await page.goto(formOf(made), { waitUntil: 'commit' })
    const title = page.locator('#field-title')
    await title.fill(`${await title.inputValue()} TROP TÔT`)
    start()
    await expect.poll(async () => (await made.lastSaved()).title, { timeout: 30_000 }).toMatch(/ TROP TÔT$/)
  }))

test('the Back button within a second loses nothing', ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    // From a page of the studio to the form, as by a click.
    await page.goto(`/admin/collections/pages/?locale=fr&search=${made.mark}`)
    await waitForHydration(page)
    await page.locator(`a[href*="/pages/${made.id}"]`).first().click()
    const heading = page.locator('#field-blocks__0__heading')
    await openBlock(page, 0, heading)
    await heading.press('End')
    await slowDown(page)
    await heading.pressSequentially(' XYZ')
    await page.goBack()
    await expect.poll(() => savedHeading(made)).toMatch(/ XYZ$/)

    // From another site's page: the browser ends the form's page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/fr/')
    await (await openHeading(page, made)).pressSequentially(' UVW')
    await page.goBack()
    await expect.poll(() => savedHeading(made)).toMatch(/ XYZ UVW$/)
  }))

test('without a connection the form says so, and saves once there is one', ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    const heading = await openHeading(page, made)
    await waitForQuiet(page)
    await page.context().setOffline(true)
    await heading.pressSequentially(' hors ligne')
    const status = page.locator('.studio-saves')
    await expect(status).toContainText('texte gardé dans ce navigateur')
    expect(await findViolations(page, { within: '.studio-publish' })).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => savedHeading(made), { timeout: 15_000 }).toMatch(/ hors ligne$/)
    await expect(status).toBeEmpty()
  }))

test(
  'a part of the form that does not arrive is announced in French; the form comes back with what was typed',
  { tag: '@full' },
  ({ page }) =>
    withPage(async (made) => {
      await signIn(page, 'editor')
      let lose = () => {}
      const isLost = new Promise<void>((resolve) => (lose = resolve))
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch()
        if (!(await response.text()).includes('rich-text-lexical')) return route.fulfill({ response })
        await isLost
        return route.abort()
      })
      const title = page.locator('#field-title')
      await page.goto(formOf(made))
      await waitForHydration(page)
      await page.context().setOffline(true)
      await title.press('End')
      await title.pressSequentially(' GARDÉ')
      await expect(page.locator('.studio-saves')).toContainText('texte gardé dans ce navigateur')
      await page.locator('#blocks-row-0 .collapsible__toggle').first().click()
      lose()
      const failed = page.getByRole('alert').filter({ hasText: 'Cet écran n’a pas pu être affiché' })
      await expect(failed).toBeVisible()
      await expect(failed.getByRole('heading')).toBeFocused()
      expect(await findViolations(page, { within: '.studio-error' })).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().setOffline(false)
      const offer = page.getByRole('dialog', { name: 'Texte non enregistré' })
      await offer.getByRole('button', { name: 'Reprendre mon texte' }).click()
      await expect.poll(async () => (await made.lastSaved()).title, { timeout: 15_000 }).toMatch(/ GARDÉ$/)
    }),
)

/** Opens the form without touching it: a dialog may lie over it. */
async function reopen(page: Page, made: TestPage) {
  await page.goto(formOf(made))
  await waitForHydration(page)
  // By then it has been looked for a text, and compared.
  await waitForQuiet(page)
  return {
    heading: page.locator('#field-blocks__0__heading'),
    offer: page.getByRole('dialog', { name: 'Texte non enregistré' }),
  }
}

/** Types into the heading of a page, closes the tab without a connection, and gives another tab of the same browser. */
async function closeUnsaved(page: Page, made: TestPage, text: string): Promise<Page> {
  await signIn(page, 'editor')
  const heading = await openHeading(page, made)
  const context = page.context()
  await waitForQuiet(page)
  await context.setOffline(true)
  await heading.pressSequentially(text)
  await expect(page.locator('.studio-saves')).not.toBeEmpty()
  const next = await context.newPage()
  await page.close()
  await context.setOffline(false)
  return next
}

test('what a closed tab had not saved is offered on reopening, and saved when it is taken', ({ page }) =>
  withPage(async (made) => {
    const next = await closeUnsaved(page, made, ' fermé')
    const { heading, offer } = await reopen(next, made)
    await expect(offer).toContainText('Français')
    await offer.getByText('Comparer champ par champ').click()
    await expect(offer.getByRole('row').last()).toContainText('fermé')
    expect(await findViolations(next, { within: '.studio-conflict' })).toEqual([])
    await next.setViewportSize({ width: 390, height: 844 })
    await expect(offer.getByRole('button', { name: 'Reprendre mon texte' })).toBeInViewport()
    await next.setViewportSize({ width: 1440, height: 900 })
    await offer.getByRole('button', { name: 'Reprendre mon texte' }).click()
    await openBlock(next, 0, heading)
    await expect(heading).toHaveValue(/ fermé$/)
    await expect.poll(() => savedHeading(made)).toMatch(/ fermé$/)
    const again = await reopen(next, made)
    await openBlock(next, 0, again.heading)
    await expect(again.offer).toBeHidden()
  }))

test('a text that is thrown away is not offered again', { tag: '@full' }, ({ page }) =>
  withPage(async (made) => {
    const next = await closeUnsaved(page, made, ' jeté')
    const { offer } = await reopen(next, made)
    await offer.getByRole('button', { name: 'Jeter ce texte' }).click()
    await expect(offer).toBeHidden()
    const again = await reopen(next, made)
    await openBlock(next, 0, again.heading)
    await expect(again.offer).toBeHidden()
    expect(await savedHeading(made)).not.toMatch(/jeté/)
  }),
)

test('the text of an open tab is not offered in another one', { tag: '@full' }, ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    const heading = await openHeading(page, made)
    await page.route(/autosave=true/, (route) => route.abort())
    await heading.pressSequentially(' ouvert')
    await expect(page.locator('.studio-saves')).not.toBeEmpty()
    const next = await page.context().newPage()
    const { offer } = await reopen(next, made)
    await expect(next.locator('.studio-presence')).toContainText('dans un autre onglet')
    await expect(offer).toBeHidden()
    await next.close()
  }),
)

test('a text whose session ended while it was typed is saved after the new log-in', ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    const heading = await openHeading(page, made)
    await page.context().clearCookies({ name: 'perron-token' })
    await heading.pressSequentially(' revenu')
    const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type="password"]') })
    await expect(page.locator('.studio-saves')).toContainText('Session terminée')
    await dialog.locator('input[type="password"]').fill(loginOf('editor').password)
    await dialog.locator('input[type="password"]').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(heading).toHaveValue(/ revenu$/)
    await expect.poll(() => savedHeading(made), { timeout: 15_000 }).toMatch(/ revenu$/)
  }))
