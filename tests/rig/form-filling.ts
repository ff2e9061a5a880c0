import type { Locator, Page } from '@playwright/test'

import { numberWords } from '@/features/submissions/server/question'
import type { Locale } from '@/lib/i18n/locales'

import { newMark } from '../support/test-page'

export type FormValues = Record<string, string | string[]>

/** With a mail address that no other test uses, so that neither limits nor repetitions meet. */
export const withOwnEmail = (values: FormValues): FormValues => ({
  ...values,
  email: `${newMark()}@example.org`,
})

/** A separate client IP for each test: the limits of the forms count per client IP. */
export const ownClientIp = (): Record<string, string> => ({
  'x-forwarded-for': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`,
})

export const formOf = (page: Page, locale: Locale, kind: string): Locator =>
  page.locator(`form[action="/${locale}/forms/${kind}/"]`)

async function fillOne(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`)
  const tag = await control.first().evaluate((element) => element.tagName)
  const type = await control.first().getAttribute('type')
  if (type === 'radio' || type === 'checkbox')
    await form.locator(`[name="${name}"][value="${value}"]`).check()
  else if (tag === 'SELECT') await control.selectOption(value)
  else await control.fill(value)
}

/** Fills in the visible fields by their names; a form with several steps is filled in step by step. */
export async function fillShown(form: Locator, values: FormValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`).first()
    if (!(await control.isVisible())) continue
    for (const each of [value].flat()) await fillOne(form, name, each)
  }
}

export const submit = (form: Locator) => form.locator('.form-submit').click()

/** The captcha calculates before the form is sent, which takes its time on a busy machine. */
export const sendingMs = 60_000

/** The answer to the captcha without JavaScript: the sum of the two numbers in its question. */
export function answerOf(question: string, locale: Locale): string {
  const words = question.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const numbers = words
    .map((word) => numberWords[locale]?.indexOf(word) ?? -1)
    .filter((number) => number >= 2)
  return String(numbers.reduce((sum, number) => sum + number, 0))
}
