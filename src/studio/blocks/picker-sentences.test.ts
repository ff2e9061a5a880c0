import { expect, test } from 'vitest'

import { pickerCss } from './picker-sentences'

test('the sentence of a block is attached to its thumbnail', () => {
  expect(pickerCss([{ thumbnail: '/blocks/image.svg', sentence: 'Une image.' }])).toContain(
    'img[src="/blocks/image.svg"]) .thumbnail-card__label::after{content:"Une image."}',
  )
})

test('a sentence cannot end the style', () => {
  const css = pickerCss([{ thumbnail: '/x.svg', sentence: 'A "b" \\ </style><script>' }])
  expect(css).toContain('content:"A \\22 b\\22  \\5c  \\3c /style\\3e \\3c script\\3e "')
})
