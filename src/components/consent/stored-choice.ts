import { choiceEntries, consentKeys, readChoice, type ConsentChoice } from '@/lib/consent/choice'

import { readStored, writeStored } from '../tracking/browser-storage'

/** The choice this browser keeps, or null. */
export const storedChoice = (): ConsentChoice | null => readChoice((key) => readStored('localStorage', key))

export function storeChoice(choice: ConsentChoice): void {
  for (const [key, value] of choiceEntries(choice)) writeStored('localStorage', key, value)
}

export function forgetChoice(): void {
  for (const key of Object.values(consentKeys)) writeStored('localStorage', key, null)
}
