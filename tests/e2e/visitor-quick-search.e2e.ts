import { expect, test, type Locator, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'
import { sleep } from '@/lib/values/retry'

import { answerConsent } from '../support/answered-consent'
import { findings } from '../support/axe'
import { demoPaths, demoRefs } from '../support/demo-site'
import { ownClientIp } from '../support/form-filling'
import { interfaceText } from '../support/interface-texts'
import { settle } from '../support/policy-watch'

test.beforeEach(async ({ page }) => {
  await answerConsent(page)
  await page.setExtraHTTPHeaders(ownClientIp())
})

const label = (locale: Locale) => interfaceText(locale, 'search.label')
const fieldOf = (page: Page, locale: Locale): Locator => page.getByLabel(label(locale))
const optionsOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

/** Opens a page and waits until the field has become a combobox with suggestions. */
async function openPanel(page: Page, locale: Locale = 'fr', path = `/${locale}/`): Promise<Locator> {
  await page.goto(path)
  const field = fieldOf(page, locale)
  await field.focus()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  return field
}

/** What the field says is highlighted, by its name for screen readers. */
async function highlighted(page: Page, field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-activedescendant')
  return id ? page.locator(`[id="${id}"]`).getAttribute('aria-label') : null
}

for (const { locale, size } of [
  { locale: 'fr', size: { width: 1440, height: 900 } },
  { locale: 'de', size: { width: 390, height: 844 } },
] as const)
  test(`in ${locale} at ${size.width} px the focused field shows types, places and properties (D1)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPanel(page, locale)
    for (const group of ['search.types', 'search.cities', 'search.properties'])
      await expect(
        page.getByRole('listbox').getByRole('group', { name: interfaceText(locale, group) }),
      ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
    const box = await page.getByRole('listbox').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
    await expect(optionsOf(page).first()).toBeInViewport()
    for (const option of await optionsOf(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await findings(page, { withHabits: true, within: 'form[role=search]' })).toEqual([])
  })

test.describe('with the keyboard', () => {
  test('arrows choose and Enter leads to the place', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('flemal')
    await expect(optionsOf(page).filter({ hasNotText: /Ref/ })).toHaveCount(2)
    await field.press('ArrowDown')
    expect(await highlighted(page, field)).toMatch(/^Flémalle 4400, .*: 29$/)
    await field.press('ArrowDown')
    expect(await highlighted(page, field)).toMatch(/^Flémalle 4400, .*: 3$/)
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400$/)
  })

  test('a reference leads to its property, named with “Ref: ”', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially(String(demoRefs.house))
    const property = optionsOf(page).filter({ hasText: `Ref: ${demoRefs.house}` })
    // The suggestions of an empty field may name it too.
    await expect(optionsOf(page)).toHaveCount(1)
    await expect(property).toHaveCount(1)
    await expect(property.locator('img')).toHaveAttribute('width', '60')
    await field.press('ArrowUp')
    expect(await highlighted(page, field)).toContain(`Ref: ${demoRefs.house}`)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${demoRefs.house}/$`))
  })

  test('Escape closes, a second one empties, an arrow opens again', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('4400')
    await field.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('4400')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await field.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
  })

  test('Enter without a choice sends the form', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('Flémalle')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400$/)
  })

  test('leaving the field closes the panel and keeps the text', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('fl')
    await field.press('ArrowDown')
    await field.press('Tab')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('fl')
    await expect(page).toHaveURL(/\/fr\/$/)
  })
})

test('an emptied field shows the opening suggestions again', async ({ page }) => {
  const field = await openPanel(page)
  await expect(optionsOf(page).first()).toBeVisible()
  const opening = await optionsOf(page).count()
  await field.fill(String(demoRefs.house))
  await expect(optionsOf(page)).toHaveCount(1)
  await field.fill('')
  await expect(optionsOf(page)).toHaveCount(opening)
})

test('what has nothing to offer is shown, and can neither be followed nor reached', async ({ page }) => {
  const field = await openPanel(page)
  const disabled = page.getByRole('listbox').locator('[aria-disabled=true]')
  await expect(disabled.first()).toBeVisible()
  for (const each of await disabled.all()) {
    expect(await each.evaluate((element) => element.tagName)).toBe('SPAN')
    expect(await each.getAttribute('aria-label')).toMatch(/: 0$/)
  }
  const names = new Set<string | null>()
  // Once around, and past the first again.
  const stops = await page.getByRole('listbox').locator('a[role=option]').count()
  for (let step = 0; step <= stops; step += 1) {
    await field.press('ArrowDown')
    names.add(await highlighted(page, field))
  }
  expect([...names].filter((name) => name?.endsWith(': 0'))).toEqual([])
})

test('what is typed before the panel has arrived stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/fr/')
  const field = fieldOf(page, 'fr')
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await field.focus()
  await field.pressSequentially('tilleur')
  release()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveValue('tilleur')
  await expect(field).toBeFocused()
  await expect(optionsOf(page).filter({ hasNotText: 'Ref' })).toHaveCount(2)
})

test('a late answer to an earlier text does not replace a newer one', async ({ page }) => {
  const field = await openPanel(page)
  await page.route('**/quick-search/**', async (route) => {
    if (route.request().url().includes('q=flemalle')) await sleep(1500)
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/q=flemalle/)
  await field.fill('flemalle')
  await asked
  await field.fill(String(demoRefs.house))
  await expect(optionsOf(page)).toHaveCount(1)
  await page.waitForTimeout(1800)
  await expect(optionsOf(page)).toHaveCount(1)
})

test('a click on a suggestion follows it', async ({ page }) => {
  await openPanel(page, 'de')
  const first = page.getByRole('listbox').locator('a[role=option]').first()
  const href = await first.getAttribute('href')
  await first.click()
  await page.waitForURL((url) => url.pathname + url.search === href)
})

test('nothing of the panel is loaded before the field is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/fr/')
  await settle(page)
  const before = scripts.length
  await fieldOf(page, 'fr').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a plain form with a button per goal (D2)', async ({ page }) => {
    await page.goto('/de/')
    await page.getByRole('searchbox', { name: label('de') }).fill('4400')
    await page
      .getByRole('search')
      .getByRole('button', { name: interfaceText('de', 'search.forRent') })
      .click()
    await expect(page).toHaveURL((url) => url.pathname === `/de${demoPaths['/for-rent/'].de}`)
    expect(new URL(page.url()).searchParams.get('city')).toMatch(/\|4400$/)
  })
})
