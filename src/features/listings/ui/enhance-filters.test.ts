import { expect, test, vi } from 'vitest'

import { showDistance } from './enhance-filters'

test('the figure beside the slider and what screen readers say follow it, with the unit', () => {
  const slider = { value: '12', setAttribute: vi.fn() }
  const output = { textContent: '10\u00a0km' }
  const elements = new Map<string, unknown>([
    ['input[name=km]', slider],
    ['output', output],
  ])
  const form = { querySelector: (selector: string) => elements.get(selector) ?? null }
  showDistance(form as unknown as HTMLFormElement)
  expect(output.textContent).toBe('12\u00a0km')
  expect(slider.setAttribute).toHaveBeenCalledWith('aria-valuetext', '12\u00a0km')
  elements.delete('output')
  expect(() => showDistance(form as unknown as HTMLFormElement)).not.toThrow()
})
