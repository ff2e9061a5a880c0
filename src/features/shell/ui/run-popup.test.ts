import { afterEach, expect, test, vi } from 'vitest'

import { endsPopup, runPopup } from './run-popup'

test.each([
  ['', false],
  ['?type=1', false],
  ['?q=form-submit', false],
  ['?form-submit=1', true],
  ['?formSubmit', true],
  ['?a=1&modal-clicked=true', true],
  ['#modal-clicked', true],
  ['?x=1#modalClicked', true],
  ['#modal-clickedness', false],
])('%s ends the popup: %o', (parts, ends) => {
  expect(endsPopup(parts)).toBe(ends)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nothing', '', true],
  ['a dialog', 'dialog:modal', false],
  ['the map over the window', '[aria-modal=true]', false],
])('with %s open', async (_, open, opens) => {
  const showModal = vi.fn()
  const popup = { addEventListener: vi.fn(), showModal }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      if (selector === 'dialog[data-popup]') return popup
      return selector.split(', ').includes(open) ? {} : null
    },
  })
  vi.stubGlobal('location', { search: '', hash: '' })
  vi.stubGlobal('window', { addEventListener: vi.fn() })
  await runPopup(0, Promise.resolve())
  expect(showModal).toHaveBeenCalledTimes(opens ? 1 : 0)
})
