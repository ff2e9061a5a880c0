import { expect, test } from 'vitest'

import { directionOf } from './undo-keys'

const keys = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...Object.fromEntries(held.map((each) => [each, true])),
})

test.each([
  [keys('z', 'ctrlKey'), 'undo'],
  [keys('z', 'metaKey'), 'undo'],
  [keys('Z', 'ctrlKey', 'shiftKey'), 'redo'],
  [keys('z', 'metaKey', 'shiftKey'), 'redo'],
  [keys('y', 'ctrlKey'), 'redo'],
  [keys('y', 'metaKey'), null],
  [keys('z'), null],
  [keys('z', 'ctrlKey', 'altKey'), null],
  [keys('a', 'ctrlKey'), null],
] as const)('%j asks for %s', (pressed, direction) => {
  expect(directionOf(pressed)).toBe(direction)
})
