import { vi, type Mock } from 'vitest'

/** Functions of the product that tests may replace (`replace-modules.ts`). */

type Replaceable = (...args: never[]) => unknown

/** By name, made once in a process: setup files run again for each test file, and the callers of these do not. */
const made = new Map<string, Mock<Replaceable>>()
let isFormSite = false

/** Until the next test file. */
export const replaceForForms = (): void => {
  isFormSite = true
}

/** Ends what a test lets these functions do. */
export const resetReplaced = (): void => {
  for (const each of made.values()) each.mockReset()
}

export function replaceNothing(): void {
  isFormSite = false
  resetReplaced()
}

/** @param ofFormSite what it does on the site of `form-site.ts`; the same as elsewhere when left out */
export function replaceable(name: string, real: Replaceable, ofFormSite = real): Record<string, Replaceable> {
  const mock = made.get(name) ?? vi.fn((...args: never[]) => (isFormSite ? ofFormSite : real)(...args))
  made.set(name, mock)
  return { [name]: mock }
}
