import { expect, type Locator, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { interfaceText } from './interface-texts'

export const fieldOf = (page: Page, locale: Locale): Locator =>
  page.getByLabel(interfaceText(locale, 'search.label'))
export const optionsOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

/** Opens a page and waits until the field has become a combobox with suggestions. */
export async function openPanel(page: Page, locale: Locale = 'fr', path = `/${locale}/`): Promise<Locator> {
  await page.goto(path)
  const field = fieldOf(page, locale)
  await field.focus()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  return field
}

/** What the field says is highlighted, by its name for screen readers. */
export async function highlighted(page: Page, field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-activedescendant')
  return id ? page.locator(`[id="${id}"]`).getAttribute('aria-label') : null
}
