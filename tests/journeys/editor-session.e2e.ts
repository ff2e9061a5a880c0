import { expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { ownClientIp } from '../rig/form-filling'
import { studioText } from '../support/interface-texts'
import { addApp, givePassword } from '../rig/second-step'
import { openBlock } from '../support/studio-editor'
import { loginOf, signIn, StudioSession } from '../rig/studio-session'
import { newMark, withPage, type TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE' })

const password = 'quiet copper lighthouse'

async function openHeading(page: Page, { id }: TestPage): Promise<Locator> {
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
  const heading = page.locator('#field-blocks__0__heading')
  await openBlock(page, 0, heading)
  return heading
}

/** As a log-out in another window does. */
const loseSession = (page: Page): Promise<void> => page.context().clearCookies({ name: 'perron-token' })

const logInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: studioText('fr', 'session.title') })

/** Types after the session has ended. A dialog that has come first would take the keys: it is put aside. */
const typeSignedOut = async (page: Page, heading: Locator, text: string): Promise<void> => {
  await loseSession(page)
  await expect(async () => {
    if (await logInDialog(page).isVisible()) await page.keyboard.press('Escape')
    await heading.fill(text)
    await expect(heading).toHaveValue(text, { timeout: 500 })
  }).toPass()
}

/** The heading of the block as it is stored. */
const storedHeading = async (made: TestPage): Promise<unknown> => {
  const { blocks } = await made.lastSaved()
  return (blocks as { heading?: unknown }[])[0]?.heading
}

test('an editor whose session ends while typing logs in over the page and goes on', ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    const heading = await openHeading(page, made)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('Error')) errors.push(message.text())
    })
    await typeSignedOut(page, heading, 'Villa tapée sans session')

    const login = loginOf('editor')
    const dialog = logInDialog(page)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('#field-email')).toHaveValue(login.email)
    await expect(dialog.locator('#field-email')).toBeDisabled()
    expect(await findViolations(page, { within: '.studio-ended' })).toEqual([])

    // Put aside, it comes back with the next text.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heading).toHaveValue('Villa tapée sans session')
    await heading.fill('Villa tapée sans session ici')
    await expect(dialog).toBeVisible()

    await dialog.locator('#field-password').fill(login.password)
    await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${made.id}/`))
    await expect(heading).toHaveValue('Villa tapée sans session ici')
    await heading.fill('Villa tapée sans session ici, puis enregistrée')
    await expect.poll(() => storedHeading(made)).toBe('Villa tapée sans session ici, puis enregistrée')
    expect(errors.filter((text) => /Forbidden|Not found/.test(text))).toEqual([])
  }))

test('a tab that is idle until its session has ended stays as it is', { tag: '@full' }, ({ page }) =>
  withPage(async (made) => {
    await signIn(page, 'editor')
    await page.clock.install()
    const heading = await openHeading(page, made)
    await heading.fill('Villa laissée ouverte le soir')
    await expect.poll(() => storedHeading(made)).toBe('Villa laissée ouverte le soir')
    await loseSession(page)
    await page.clock.fastForward('12:05:00')
    await expect(logInDialog(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${made.id}/`))
    await expect(heading).toHaveValue('Villa laissée ouverte le soir')
  }),
)

test('the dialog says what is wrong, and asks for the second step', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-BE', extraHTTPHeaders: ownClientIp() })
  const page = await context.newPage()
  const session = StudioSession.of('administrator')
  const email = `${newMark()}@perron.example`
  const data = { email, password, name: 'Nora Second', role: 'editor', language: 'fr' }
  const { id } = await session.create('/users', data)
  await session.create('/globals/security', { secondFactor: { editor: 'offered' } })
  try {
    await page.goto('/admin/login/')
    await waitForHydration(page)
    await givePassword(page, email, password)
    await expect(page).toHaveURL(/\/admin\/?$/)
    await page.goto('/admin/account/')
    const secret = await addApp(page)
    await withPage(async (made) => {
      const heading = await openHeading(page, made)
      await typeSignedOut(page, heading, 'Avant la deuxième étape')
      const dialog = logInDialog(page)
      await expect(dialog).toBeVisible()
      const given = dialog.locator('#field-password')
      const send = dialog.getByRole('button', { name: 'Se connecter', exact: true })
      await given.fill('surely-not-this-one')
      await send.click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await given.fill(password)
      await send.click()
      await expect(dialog.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible()
      expect(await findViolations(page, { within: '.studio-ended' })).toEqual([])
      const code = dialog.getByLabel('Code à six chiffres')
      // The code of the next step: the present one was used up above.
      await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
      await code.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(heading).toHaveValue('Avant la deuxième étape')
    })
  } finally {
    await session.create('/globals/security', { secondFactor: { editor: 'off' } })
    await session.remove(`/users/${id}`)
    await context.close()
  }
})
