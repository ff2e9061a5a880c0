import { expect, test } from 'vitest'

import { sharedDeviceClass, shellDeviceClass } from './device-class'

test.each([
  [320, 'mobile'],
  [766, 'mobile'],
  [767, 'tablet'],
  [1279, 'tablet'],
  [1280, 'desktop'],
  [1920, 'desktop'],
] as const)('the shell reads %i pixels as %s', (width, device) => {
  expect(shellDeviceClass(width)).toBe(device)
})

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [767.5, 'tablet'],
  [768, 'tablet'],
  [960, 'tablet'],
  [961, 'desktop'],
] as const)('the shared helper reads %d pixels as %s', (width, device) => {
  expect(sharedDeviceClass(width)).toBe(device)
})
