// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyText } from '@/features/preview/model/rich-text'

import { TypeInPlace } from './type-in-place'

const path = 'blocks.b1.content'
const shown = () => document.querySelector<HTMLElement>('[data-field]')
const typed = () => document.querySelector('[data-preview-text]')
const editor = () => document.querySelector('[data-preview-text] [contenteditable]')

/** A page with a formatted text, in which an editor wants to type. */
function wantText() {
  const typing = new TypeInPlace({
    previewed: 'pages/p1',
    words: { text: 'Text' } as never,
    hasValues: () => true,
    valueAt: () => emptyText,
    post: () => undefined,
    postStep: () => undefined,
    onEnd: () => undefined,
  })
  typing.want(shown())
  typing.begin({ type: 'typeable', path, maxLength: null, hasLines: true, formatted: emptyText })
  return typing
}

beforeEach(() => {
  document.body.innerHTML = `
    <i data-preview-block="b1"></i><div class="prose" data-field="content"><p>Text</p></div><i data-preview-end="b1"></i>`
})
afterEach(() => document.body.replaceChildren())

test('the editor of a formatted text goes when the page is not previewed any more', async () => {
  const typing = wantText()
  await vi.waitFor(() => expect(editor()).not.toBe(null))
  expect(shown()?.hidden).toBe(true)
  typing.stop()
  expect(typed()).toBe(null)
  expect(shown()?.hidden).toBe(false)
  expect(typing.isTyping).toBe(false)
})

test('an editor that is still being loaded then does not open', async () => {
  const typing = wantText()
  typing.stop()
  await import('./rich-text-in-place')
  await Promise.resolve()
  expect(typing.isTyping).toBe(false)
  expect(typed()).toBe(null)
})
