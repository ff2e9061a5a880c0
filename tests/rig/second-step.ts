import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'

import { waitForHydration } from '../support/wait-for-hydration'

/** Fills in the log-in of the studio, in French. */
export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Adds an authenticator app where the studio offers it. Returns its secret. */
export async function addApp(page: Page): Promise<string> {
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ajouter : Application d’authentification' }).click()
  const secret = (await page.locator('.studio-step__app code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code à six chiffres').fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.locator('.studio-step__codes li')).toHaveCount(10)
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()
  return secret
}
