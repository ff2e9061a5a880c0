import { expect } from '@playwright/test'

import { answerConsent } from '../support/answered-consent'
import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { highlighted, openPanel, optionsOf } from '../support/quick-search'

const reference = (ref: number) => interfaceText('fr', 'search.reference', { ref })

test.beforeEach(async ({ page }) => {
  await answerConsent(page)
  await page.setExtraHTTPHeaders(ownClientIp())
})

test.describe('with the keyboard', () => {
  test('arrows choose and Enter leads to the place', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('flemal')
    await expect(
      page.getByRole('listbox').getByRole('option', { name: /^Flémalle toute la commune/ }),
    ).toHaveCount(2)
    await expect(optionsOf(page).first()).toHaveAccessibleName(/^Flémalle toute la commune/)
    await field.press('ArrowDown')
    expect(await highlighted(page, field)).toMatch(/^Flémalle toute la commune, .*, 27$/)
    await field.press('ArrowDown')
    expect(await highlighted(page, field)).toMatch(/^Flémalle toute la commune, .*, 3$/)
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400%7C\*$/)
  })

  test('a reference leads to its property, named with “Réf.”', async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially(String(demoRefs.house))
    const property = optionsOf(page).filter({ hasText: reference(demoRefs.house) })
    // The suggestions of an empty field may name it too.
    await expect(optionsOf(page)).toHaveCount(1)
    await expect(property).toHaveCount(1)
    await expect(property.locator('img')).toHaveAttribute('width', '60')
    await field.press('ArrowUp')
    expect(await highlighted(page, field)).toContain(reference(demoRefs.house))
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

  test('Enter without a choice sends the form', { tag: '@full' }, async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('Flémalle')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400%7C\*$/)
  })

  test('leaving the field closes the panel and keeps the text', { tag: '@full' }, async ({ page }) => {
    const field = await openPanel(page)
    await field.pressSequentially('fl')
    await field.press('ArrowDown')
    await field.press('Tab')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('fl')
    await expect(page).toHaveURL(/\/fr\/$/)
  })
})
