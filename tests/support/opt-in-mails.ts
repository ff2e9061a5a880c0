import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'
import { withResetToken } from '@/lib/payload/sign-in/reset-token'

import { answerOf, formOf } from '../rig/form-filling'
import { StudioSession } from '../rig/studio-session'

/** Paths of the private links of an e-mail, once the worker has made it. */
export async function linksOf(recipient: string, template: string): Promise<string[]> {
  const session = StudioSession.of('administrator')
  const query = `where[recipient][equals]=${recipient}&where[template][equals]=${template}`
  const find = async () => (await session.find(`/outbox/?depth=0&${query}`))[0]?.id ?? ''
  await expect.poll(find).not.toBe('')
  const { text } = await session.read(`/outbox/${await find()}/mail/`)
  return [...String(text).matchAll(/href="[^"]*?(\/(?:nl|fr|en|de)\/my\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
}

export const linkOf = async (recipient: string, template: string): Promise<string> =>
  (await linksOf(recipient, template))[0] ?? ''

/**
 * The path in the e-mail to a first password. The preview of the outbox has the seed in place of the token, so this
 * makes the token as the sending of the e-mail does, with the secret of the demo.
 */
export async function passwordLinkOf(recipient: string): Promise<string> {
  const siteSecret = readFileSync(path.join(process.env.PERRON_DATA_DIR ?? '', 'secret'), 'utf8').trim()
  // Payload shortens the secret of its configuration like this.
  const secret = createHash('sha256').update(siteSecret).digest('hex').slice(0, 32)
  return withResetToken(await linkOf(recipient, 'subscribers.signUp'), { secret })
}

/** Sends a filled form with its consent, and without JavaScript the answer to its question. */
export async function sendWithConsent(page: Page, locale: Locale, kind: string): Promise<void> {
  const form = formOf(page, locale, kind)
  await form.locator('[name="consent"]').check()
  await form.locator('.form-submit').click()
  const question = form.locator('[data-question-text]')
  await question.or(page.locator('main h1')).first().waitFor()
  if (!(await question.isVisible())) return
  await form.locator('[name="questionAnswer"]').fill(answerOf((await question.textContent()) ?? '', locale))
  await form.locator('.form-submit').click()
}
