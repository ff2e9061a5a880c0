import { expect, test, vi } from 'vitest'

import { getFormModel } from '@/features/submissions/server/get-form-model'

import { elementsOf } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { formFixture } from './form.fixture'

test('the form returns to its page', async () => {
  const html = await renderBlock(formFixture, { path: '/fr/estimation-gratuite/' })
  const hidden = elementsOf(html, 'input').filter(({ type }) => type === 'hidden')
  expect(hidden.find(({ name }) => name === 'page')?.value).toBe('/fr/estimation-gratuite/')
})

test('on a picture the form has its own background', async () => {
  expect(await renderBlock(formFixture)).toContain('form-panel')
  expect(await renderBlock({ ...formFixture, backgroundType: 'none' })).not.toContain('form-panel')
})

test('a disabled form is not rendered', async () => {
  vi.mocked(getFormModel).mockResolvedValueOnce(null)
  expect(await renderBlock(formFixture)).not.toContain('<section')
})

test('a form about a property is not rendered without a property', async () => {
  expect(await renderBlock({ ...formFixture, form: 'visitRequest' })).not.toContain('<form')
})
