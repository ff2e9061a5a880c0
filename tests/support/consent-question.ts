import type { Page } from '@playwright/test'

import { interfaceText } from './interface-texts'

const fr = (key: string) => interfaceText('fr', key)

export const question = (page: Page) => page.getByRole('dialog', { name: fr('consent.title') })
export const settings = (page: Page) => page.getByRole('dialog', { name: fr('consent.settings') })
export const press = (page: Page, key: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: fr(key), exact: true })
    .last()
    .click()

export const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('consent'))
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
  )

/** The commands in the data layer, each as a list. */
export const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as ArrayLike<unknown> as unknown[])]
        : [entry],
    ),
  )

export const command = async (page: Page, name: string, kind: string) =>
  (await commands(page))
    .filter(([first, second]) => first === name && second === kind)
    .map(([, , values]) => values)
