import { choiceEntries, consentKeys, parseChoice, type ConsentChoice } from '@/features/consent/model/choice'

import { readStored, writeStored } from '@/lib/values/browser-storage'

/** The choice stored in this browser, or null. */
export const storedChoice = (): ConsentChoice | null => parseChoice((key) => readStored('localStorage', key))

export function storeChoice(choice: ConsentChoice): void {
  for (const [key, value] of choiceEntries(choice)) writeStored('localStorage', key, value)
}

export function deleteChoice(): void {
  for (const key of Object.values(consentKeys)) writeStored('localStorage', key, null)
}
