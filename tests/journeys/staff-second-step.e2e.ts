import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'

import { findViolations } from '../support/axe'
import { ownClientIp } from '../rig/form-filling'
import { addApp, givePassword } from '../rig/second-step'
import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'

const screen = { locale: 'fr-BE', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const password = 'violet harbour lantern'

async function makeTranslator(session: StudioSession): Promise<{ id: string; email: string }> {
  const email = `second-step-${Date.now()}@perron.example`
  const data = { email, password, name: 'Lena Second', role: 'translator', language: 'fr' }
  return { id: (await session.create('/users', data)).id, email }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: 'perron-token' })
  await page.goto('/admin/login/')
  await waitForHydration(page)
  await givePassword(page, email, password)
}

const inStudio = (page: Page) => expect(page).toHaveURL(/\/admin\/?$/)

/** A key that this browser holds and confirms by itself. */
async function plugInKey(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an app and a passkey are added in the account and asked at the log-in', async ({ browser }) => {
  // Of its own: the virtual key ends with it.
  const context = await browser.newContext({ ...screen, extraHTTPHeaders: ownClientIp() })
  const page = await context.newPage()
  const session = StudioSession.of('administrator')
  const { id, email } = await makeTranslator(session)
  await session.create('/globals/security', { secondFactor: { translator: 'offered' } })
  try {
    await logIn(page, email)
    await inStudio(page)
    await plugInKey(page)
    await page.goto('/admin/account/')
    const secret = await addApp(page)
    await page.getByRole('button', { name: 'Ajouter : Clé d’accès' }).click()
    await expect(page.getByRole('button', { name: /^Retirer : Clé d’accès/ })).toBeVisible()
    await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible()
    expect(await findViolations(page, { within: '.studio-security' })).toEqual([])

    await logIn(page, email)
    await expect(page.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
    await inStudio(page)

    await logIn(page, email)
    await page.getByRole('button', { name: 'Utiliser l’application' }).click()
    const code = page.getByLabel('Code à six chiffres')
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByText(/Ce code n’est pas correct/)).toBeVisible()
    // The code of the next step: the present one was used up above.
    await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
    await code.press('Enter')
    await inStudio(page)
  } finally {
    await session.create('/globals/security', { secondFactor: { translator: 'off' } })
    await session.remove(`/users/${id}`)
    await context.close()
  }
})
