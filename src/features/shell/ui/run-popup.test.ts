import { expect, test } from 'vitest'

import { endsPopup } from './run-popup'

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
